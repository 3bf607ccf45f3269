import { followedLink, Island } from './island.ts'
import { pressedBySpace } from './pressedBySpace.ts'

/** Appends the next page of a list. The link leads to a page with the rest of the list, which also works without scripts. */
export class MoreElement extends Island {
  protected start(left: AbortSignal): void {
    const beButton = () => {
      const link = this.querySelector<HTMLAnchorElement>('a[data-more]')
      if (link) pressedBySpace(link, left)
    }
    beButton()
    this.addEventListener(
      'click',
      (event) => {
        const link = followedLink(event)
        if (link?.dataset['more'] === undefined) return
        event.preventDefault()
        // A key that is held down clicks repeatedly until the answer arrives.
        if (link.getAttribute('aria-disabled') !== 'true') void this.#append(link).then(beButton)
      },
      { signal: left },
    )
  }

  async #append(link: HTMLAnchorElement): Promise<void> {
    const failure = this.find('[role=alert]')
    const foot = this.find('[data-foot]')
    foot?.setAttribute('aria-busy', 'true')
    link.setAttribute('aria-disabled', 'true')
    try {
      const next = await pageAt(link.href)
      const items = next.querySelectorAll('[data-items] > li')
      this.find('[data-items]')?.append(...items)
      foot?.replaceChildren(...(next.querySelector('[data-foot]')?.childNodes ?? []))
      if (failure) failure.hidden = true
      // Moves the focus to the first new item, because the link may be gone.
      if (items[0] instanceof HTMLElement) items[0].focus()
    } catch {
      if (failure) failure.hidden = false
    } finally {
      foot?.removeAttribute('aria-busy')
      link.removeAttribute('aria-disabled')
    }
  }
}

/** @throws Error when the list cannot be loaded */
async function pageAt(address: string): Promise<Element> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`answered ${response.status}`)
  const island = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('alliance-more')
  if (!island) throw new Error('the page has no such list')
  return island
}
