import { onTestFinished } from 'vitest'

/** Keeps the focus away from disabled controls, as browsers do and jsdom does not, until the end of the test. */
export function focusOnlyEnabled(): void {
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus')
  if (typeof focus !== 'function') throw new Error('elements cannot be focused here')
  HTMLElement.prototype.focus = function focusEnabled(this: HTMLElement, options?: FocusOptions) {
    if (!this.matches(':disabled')) Reflect.apply(focus, this, [options])
  }
  const observer = new MutationObserver(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement && focused.matches(':disabled'))) return
    // jsdom takes the focus only from what is enabled.
    focused.toggleAttribute('disabled', false)
    focused.blur()
    focused.toggleAttribute('disabled', true)
    observer.takeRecords()
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
  onTestFinished(() => {
    observer.disconnect()
    Object.assign(HTMLElement.prototype, { focus })
  })
}
