import { onTestFinished } from 'vitest'

/** Takes the focus from a control when it is disabled, as browsers do and jsdom does not, until the end of the test. */
export function blurDisabled(): void {
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
  onTestFinished(() => observer.disconnect())
}
