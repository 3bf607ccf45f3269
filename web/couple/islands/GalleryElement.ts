import { followedLink, Island } from './island.ts'
import { pressedBySpace } from './pressedBySpace.ts'

/** Shows the photograph that is picked in the large frame; without scripts each link leads to its picture. */
export class GalleryElement extends Island {
  protected start(left: AbortSignal): void {
    const links = this.querySelectorAll<HTMLAnchorElement>('a')
    for (const link of links) pressedBySpace(link, left)
    this.addEventListener(
      'click',
      (event) => {
        const picked = followedLink(event)
        const stage = this.querySelector<HTMLImageElement>('img[data-stage]')
        if (!picked || !stage) return
        event.preventDefault()
        const { src = '', srcset = '', alt = '', caption = '' } = picked.dataset
        Object.assign(stage, { srcset, src, alt })
        const words = this.querySelector('figcaption')
        if (words) Object.assign(words, { textContent: caption, hidden: caption === '' })
        for (const link of links) link.setAttribute('aria-current', String(link === picked))
      },
      { signal: left },
    )
  }
}
