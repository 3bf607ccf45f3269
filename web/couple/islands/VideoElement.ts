import { followedLink, Island } from './island.ts'
import { reportMediaSeen } from './mediaSeen.ts'
import { pressedBySpace } from './pressedBySpace.ts'

/** Loads a video's player when it is played, so that its platform learns nothing before. Without scripts the link leads to the video. */
export class VideoElement extends Island {
  protected start(left: AbortSignal): void {
    const link = this.querySelector<HTMLAnchorElement>('a[data-player]')
    if (!link) return
    pressedBySpace(link, left)
    link.addEventListener(
      'click',
      (event) => {
        if (!followedLink(event)) return
        event.preventDefault()
        this.#play(link)
      },
      { signal: left },
    )
  }

  #play(link: HTMLAnchorElement): void {
    const frame = document.createElement('iframe')
    frame.title = link.dataset['title'] ?? ''
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.src = link.dataset['player'] ?? ''
    link.hidden = true
    this.append(frame)
    frame.focus()
    reportMediaSeen(this, 'videos')
  }
}
