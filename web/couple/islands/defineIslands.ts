import { ConsentElement } from './ConsentElement.ts'
import { favouriteElement } from './FavouriteElement.ts'
import type { Favourites } from './favourites.ts'
import { GalleryElement } from './GalleryElement.ts'
import { HintElement } from './HintElement.ts'
import { LanguageElement } from './LanguageElement.ts'
import { OfflineElement } from './OfflineElement.ts'
import { VideoElement } from './VideoElement.ts'

interface IslandOptions {
  /** The couple's list; undefined for a visitor, whose pages have no hearts. */
  readonly favourites: Favourites | undefined
}

/** Brings the islands to life that pages for everybody and the app have in common. */
export function defineIslands({ favourites }: IslandOptions): void {
  customElements.define('alliance-consent', ConsentElement)
  customElements.define('alliance-favourite', favouriteElement(favourites))
  customElements.define('alliance-gallery', GalleryElement)
  customElements.define('alliance-hint', HintElement)
  customElements.define('alliance-language', LanguageElement)
  customElements.define('alliance-offline', OfflineElement)
  customElements.define('alliance-video', VideoElement)
}
