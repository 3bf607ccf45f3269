/**
 * A part of a page that scripts make interactive: what it shows is rendered with the page, by the server or by React, and it adds the
 * behaviour. Listeners end with `left`, when it is taken out of the page.
 */
export abstract class Island extends HTMLElement {
  #left: AbortController | undefined

  connectedCallback(): void {
    this.#left = new AbortController()
    this.start(this.#left.signal)
  }

  disconnectedCallback(): void {
    this.#left?.abort()
  }

  protected abstract start(left: AbortSignal): void

  /** The first element within that matches. */
  protected find(selector: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(selector)
  }
}

/** The link that a click means to follow here and now; null for one that opens a tab or a window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest('a')
}
