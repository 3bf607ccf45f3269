import { Island } from './island.ts'

/** The tooltip is shown by CSS on hover and focus; this hides it on Escape. */
export class HintElement extends Island {
  protected start(left: AbortSignal): void {
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.toggleAttribute('data-away', true), { signal: left })
    for (const begins of ['pointerenter', 'focusin', 'click']) {
      this.addEventListener(begins, () => this.removeAttribute('data-away'), { signal: left })
    }
  }
}
