import { readSessionEnd, writeSessionEnd } from '../session/storedSessionEnd.ts'
import { Island } from './island.ts'

/** Shows why the couple's session has ended, on the page that it was redirected to, until it is closed. */
export class NoticeElement extends Island {
  protected start(left: AbortSignal): void {
    const end = readSessionEnd()
    const notice = this.querySelector('template')?.content.firstElementChild?.cloneNode(true)
    if (end === null || !(notice instanceof HTMLElement)) return
    for (const text of notice.querySelectorAll(`[data-end]:not([data-end=${end}])`)) text.remove()
    const close = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('button')) return
      writeSessionEnd(null)
      notice.remove()
    }
    notice.addEventListener('click', close, { signal: left })
    this.append(notice)
  }
}
