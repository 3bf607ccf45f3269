import type { ViewKind } from '../../../src/domain/views.ts'

/** What of a page is looked at only when somebody opens it. */
export type SeenMedia = Extract<ViewKind, 'photos' | 'videos'>

const eventName = 'alliance-media-seen'

/** Says that a photograph was opened, or a video played, to whoever counts it on this page. */
export function reportMediaSeen(element: HTMLElement, media: SeenMedia): void {
  element.dispatchEvent(new CustomEvent<SeenMedia>(eventName, { bubbles: true, detail: media }))
}

/** Hears of each kind of media once, when the first of it is seen. */
export function onMediaSeen(hear: (media: SeenMedia) => void, left: AbortSignal): void {
  const heard = new Set<SeenMedia>()
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const media = event.detail as SeenMedia
    if (!heard.has(media)) hear(media)
    heard.add(media)
  }
  document.addEventListener(eventName, listen, { signal: left })
}
