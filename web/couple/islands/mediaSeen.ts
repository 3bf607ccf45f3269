import type { ViewKind } from '../../../src/domain/views.ts'

/** Media that are seen only when somebody opens them. */
export type SeenMedia = Extract<ViewKind, 'photos' | 'videos'>

const eventName = 'alliance-media-seen'

/** Reports an opened photograph or a played video to the page's view counter. */
export function reportMediaSeen(element: HTMLElement, media: SeenMedia): void {
  element.dispatchEvent(new CustomEvent<SeenMedia>(eventName, { bubbles: true, detail: media }))
}

/** Calls the listener once for each kind of media. */
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
