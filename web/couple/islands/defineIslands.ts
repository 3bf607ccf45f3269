import { ConsentElement } from './ConsentElement.ts'
import { GalleryElement } from './GalleryElement.ts'
import { HintElement } from './HintElement.ts'
import { LanguageElement } from './LanguageElement.ts'
import { OfflineElement } from './OfflineElement.ts'
import { VideoElement } from './VideoElement.ts'

/** Registers the islands that public pages and the app share. */
export function defineIslands(): void {
  customElements.define('alliance-consent', ConsentElement)
  customElements.define('alliance-gallery', GalleryElement)
  customElements.define('alliance-hint', HintElement)
  customElements.define('alliance-language', LanguageElement)
  customElements.define('alliance-offline', OfflineElement)
  customElements.define('alliance-video', VideoElement)
}
