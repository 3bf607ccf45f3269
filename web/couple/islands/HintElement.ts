import { Island } from './island.ts'

/** Its tooltip shows by style alone while the button is pointed at or has the focus; this puts it away by Escape. */
export class HintElement extends Island {
  protected start(left: AbortSignal): void {
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.toggleAttribute('data-away', true), { signal: left })
    for (const begins of ['pointerenter', 'focusin', 'click']) {
      this.addEventListener(begins, () => this.removeAttribute('data-away'), { signal: left })
    }
  }
}
