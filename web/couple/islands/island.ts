/**
 * A custom element that adds behaviour to rendered markup. The server or React renders the content; listeners end with the signal
 * `left`, when the element is removed.
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

  /** The first matching element within. */
  protected find(selector: string): HTMLElement | null {
    return this.querySelector<HTMLElement>(selector)
  }
}

/** The link that a click opens on this page; null for a click that opens a new tab or window. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest('a')
}
