import { followedLink, Island } from './island.ts'
import { reportMediaSeen } from './mediaSeen.ts'
import { pressedBySpace } from './pressedBySpace.ts'
import { hearSwipes } from './swipe.ts'

/**
 * Shows the linked photographs one at a time over the page (gallery/Lightbox.tsx). Arrows, Home, End and swipes move; Escape closes.
 * With `data-linked` each photograph has a URL, `#photo-2`, and the back button closes it. Without scripts each link leads to its image.
 */
export class GalleryElement extends Island {
  #index = 0
  #opener: HTMLElement | undefined

  protected start(left: AbortSignal): void {
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    const on = { signal: left }
    for (const link of this.#links) pressedBySpace(link, left)
    this.addEventListener('click', (event) => this.#click(event), on)
    dialog.addEventListener('keydown', (event) => this.#press(event), on)
    dialog.addEventListener('close', () => this.#closed(), on)
    const frame = this.find('[data-frame]')
    if (frame) {
      const onMove = (x: number) => (frame.style.translate = x === 0 ? '' : `${x}px`)
      hearSwipes(frame, { onSwipe: (step) => this.#move(this.#index + step), onMove }, left)
    }
    left.addEventListener('abort', () => freeScrolling(true))
    if (!this.#isLinked) return
    window.addEventListener('popstate', () => this.#followAddress(), on)
    this.#followAddress()
  }

  get #links(): readonly HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('a[data-photo]')].toSorted((a, b) => numberOf(a) - numberOf(b))
  }

  get #dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  get #stage(): HTMLImageElement | null {
    return this.querySelector<HTMLImageElement>('img[data-stage]')
  }

  get #isLinked(): boolean {
    return this.dataset['linked'] !== undefined
  }

  #click(event: MouseEvent): void {
    const { target } = event
    if (!(target instanceof Element)) return
    const step = target.closest<HTMLElement>('[data-step]')?.dataset['step']
    if (step !== undefined) return this.#move(this.#index + Number(step))
    if (target.closest('[data-close]')) return this.#dialog?.close()
    const link = followedLink(event)
    if (link?.dataset['photo'] === undefined) return
    event.preventDefault()
    this.#opener = link
    // Of several clicks before the scripts ran, only the first one adds to the history.
    const change = this.#dialog?.open ? 'replaceState' : 'pushState'
    this.#open(numberOf(link))
    if (this.#isLinked) window.history[change]({ ...window.history.state, isLightbox: true }, '', this.#hash)
  }

  #press(event: KeyboardEvent): void {
    // Keeps keys from reaching the page below, where e.g. Escape would close a dialog.
    event.stopPropagation()
    const to = { ArrowLeft: this.#index - 1, ArrowRight: this.#index + 1, Home: 0, End: this.#links.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    this.#move(to)
  }

  #move(index: number): void {
    if (this.#links[index] === undefined) return
    this.#show(index)
    if (this.#isLinked) window.history.replaceState(window.history.state, '', this.#hash)
  }

  #open(index: number): void {
    this.#show(index)
    const dialog = this.#dialog
    if (!dialog || dialog.open) return
    dialog.showModal()
    freeScrolling(false)
    reportMediaSeen(this, 'photos')
  }

  #show(index: number): void {
    const links = this.#links
    const [link, stage] = [links[index], this.#stage]
    if (!link || !stage) return
    this.#index = index
    const { src = '', srcset = '', alt = '', caption = '' } = link.dataset
    // A new element, because the old one would show the previous photograph until this one has loaded. Its thumbnail is shown meanwhile.
    const fresh = stage.cloneNode() as HTMLImageElement
    Object.assign(fresh, { srcset, src, alt })
    const small = link.querySelector('img')?.currentSrc
    fresh.style.backgroundImage = small ? `url("${small}")` : ''
    stage.replaceWith(fresh)
    const words = this.find('dialog figcaption')
    if (words) Object.assign(words, { textContent: caption, hidden: !caption })
    const count = `${index + 1} / ${links.length}`
    this.#say('[data-count]', count)
    this.#say('[role=status]', [count, alt, caption === alt ? '' : caption].filter(Boolean).join(' – '))
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      button.setAttribute('aria-disabled', String(links[index + Number(button.dataset['step'])] === undefined))
    }
    // Preloads the next and the previous photograph.
    for (const near of [links[index + 1], links[index - 1]]) {
      if (near) Object.assign(new Image(), { sizes: stage.sizes, srcset: near.dataset['srcset'] ?? '' })
    }
  }

  #say(selector: string, words: string): void {
    const element = this.find(selector)
    if (element) element.textContent = words
  }

  /** A visitor who opened the page by a photograph's URL has no history entry to go back to. */
  #closed(): void {
    freeScrolling(true)
    ;(this.#opener ?? this.#links[this.#index])?.focus()
    this.#opener = undefined
    if (!this.#isLinked || this.#asked === undefined) return
    const { pathname, search } = window.location
    if ((window.history.state as { readonly isLightbox?: boolean } | null)?.isLightbox) window.history.back()
    else window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  }

  get #hash(): string {
    return `#photo-${this.#index + 1}`
  }

  /** The photograph that the URL names. */
  get #asked(): number | undefined {
    const number = /^#photo-(\d+)$/.exec(window.location.hash)?.[1]
    const index = Number(number) - 1
    return number === undefined || this.#links[index] === undefined ? undefined : index
  }

  #followAddress(): void {
    if (this.#asked === undefined) this.#dialog?.close()
    else this.#open(this.#asked)
  }
}

function numberOf(link: HTMLAnchorElement): number {
  return Number(link.dataset['photo'])
}

/** Keeps the page below from scrolling. */
function freeScrolling(isFree: boolean): void {
  document.documentElement.style.overflow = isFree ? '' : 'hidden'
}
