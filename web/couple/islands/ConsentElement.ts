import { onConsentChanged, readConsent, writeConsent } from '../consent/consent.ts'
import { Island } from './island.ts'

/** A slow phone is still busy in the first moments of the app, so the banner waits. */
const headStartMs = 2_500

/**
 * Shows the consent banner once the page has loaded, and again when somebody wants to change the answer (`[data-privacy-choice]`). The
 * banner is rendered hidden (ConsentBanner.tsx).
 */
export class ConsentElement extends Island {
  #before: Element | null = null
  #wasAsked = false

  protected start(left: AbortSignal): void {
    // The page's first script has shown the banner (lateScripts.ts).
    if (document.documentElement.dataset['asksConsent'] !== undefined) this.#show(true)
    const timer = setTimeout(
      () => this.#show((readConsent() === null && this.dataset['later'] === undefined) || this.#wasAsked),
      headStartMs,
    )
    left.addEventListener('abort', () => clearTimeout(timer))
    left.addEventListener(
      'abort',
      onConsentChanged(() => this.#show(this.#isShown && (this.#wasAsked || readConsent() === null))),
    )
    this.addEventListener('click', this.#answer, { signal: left })
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && readConsent() !== null && this.#close(), { signal: left })
    document.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('[data-privacy-choice]') && this.#askAgain(),
      { signal: left },
    )
    const observer = new ResizeObserver(() => this.#keepClear())
    observer.observe(this.#banner)
    left.addEventListener('abort', () => {
      observer.disconnect()
      document.documentElement.style.removeProperty('--covered-below')
    })
  }

  get #banner(): HTMLElement {
    const banner = this.find('section')
    if (!banner) throw new Error('the consent island has no banner')
    return banner
  }

  get #isShown(): boolean {
    return !this.#banner.hidden
  }

  readonly #answer = ({ target }: Event) => {
    const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-chooses]')?.dataset['chooses'] : undefined
    if (chosen !== 'accepted' && chosen !== 'refused') return
    writeConsent(chosen)
    this.#close()
  }

  #askAgain(): void {
    this.#wasAsked = true
    this.#before = document.activeElement
    this.#show(true)
    this.#banner.focus()
  }

  #close(): void {
    this.#wasAsked = false
    this.#show(false)
    if (this.#before instanceof HTMLElement) this.#before.focus()
    this.#before = null
  }

  #show(shown: boolean): void {
    const consent = readConsent()
    for (const answer of this.querySelectorAll<HTMLElement>('[data-answered]')) answer.hidden = answer.dataset['answered'] !== consent
    this.#banner.hidden = !shown
    delete document.documentElement.dataset['asksConsent']
  }

  /** Adds the banner's height to the page's padding, to pinned elements and to scroll padding (web/shared/theme/tokens.ts). */
  #keepClear(): void {
    const { style } = document.documentElement
    if (this.#isShown) style.setProperty('--covered-below', `${Math.ceil(this.#banner.getBoundingClientRect().height)}px`)
    else style.removeProperty('--covered-below')
  }
}
