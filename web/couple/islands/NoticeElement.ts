import { readSessionEnd, writeSessionEnd } from '../session/storedSessionEnd.ts'
import { Island } from './island.ts'

/** Shows why the couple's session has ended, on the page that it was redirected to, until it is closed. */
export class NoticeElement extends Island {
  protected start(left: AbortSignal): void {
    const end = readSessionEnd()
    const template = end && this.querySelector<HTMLTemplateElement>(`template[data-end=${end}]`)
    const notice = template?.content.firstElementChild?.cloneNode(true)
    if (!(notice instanceof HTMLElement)) return
    const close = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('button')) return
      writeSessionEnd(null)
      notice.remove()
    }
    notice.addEventListener('click', close, { signal: left })
    this.append(notice)
  }
}
