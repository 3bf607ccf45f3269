import { Island } from './island.ts'

/** Shows its message while the browser is offline. */
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
