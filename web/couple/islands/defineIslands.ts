import { ConsentElement } from './ConsentElement.ts'
import { favouriteElement } from './FavouriteElement.ts'
import type { Favourites } from './favourites.ts'
import { GalleryElement } from './GalleryElement.ts'
import { HintElement } from './HintElement.ts'
import { LanguageElement } from './LanguageElement.ts'
import { OfflineElement } from './OfflineElement.ts'
import { VideoElement } from './VideoElement.ts'

interface IslandOptions {
  /** The couple's favourites; undefined on a visitor's page, which has no favourite buttons. */
  readonly favourites: Favourites | undefined
}

/** Registers the islands that public pages and the app share. */
export function defineIslands({ favourites }: IslandOptions): void {
  customElements.define('alliance-consent', ConsentElement)
  customElements.define('alliance-favourite', favouriteElement(favourites))
  customElements.define('alliance-gallery', GalleryElement)
  customElements.define('alliance-hint', HintElement)
  customElements.define('alliance-language', LanguageElement)
  customElements.define('alliance-offline', OfflineElement)
  customElements.define('alliance-video', VideoElement)
}
