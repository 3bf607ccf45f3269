import { Island } from './island.ts'

/** Shows its line while the browser has no network. */
export class OfflineElement extends Island {
  protected start(left: AbortSignal): void {
    const line = this.find('[role=status]')
    const show = () => {
      if (line) line.hidden = navigator.onLine
    }
    show()
    window.addEventListener('online', show, { signal: left })
    window.addEventListener('offline', show, { signal: left })
  }
}
