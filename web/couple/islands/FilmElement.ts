import { Island } from './island.ts'

const sceneMs = 5_000

/**
 * Plays the scenes in order, with pause and step buttons. It stops at the end; playing again starts from the first scene. Without
 * scripts all scenes are listed (film/Film.tsx).
 */
export class FilmElement extends Island {
  #index = 0
  #isPlaying = false
  #timer: ReturnType<typeof setTimeout> | undefined

  protected start(left: AbortSignal): void {
    const details = this.querySelector<HTMLDetailsElement>('details')
    details?.addEventListener('toggle', () => this.#open(details.open), { signal: left })
    this.find('[data-toggle]')?.addEventListener('click', () => this.#toggle(), { signal: left })
    for (const [index, button] of this.#marks.entries()) button.addEventListener('click', () => this.#show(index, false), { signal: left })
    left.addEventListener('abort', () => clearTimeout(this.#timer))
    this.toggleAttribute('data-ready', true)
  }

  get #scenes(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-scene]')]
  }

  get #marks(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-mark]')]
  }

  #open(isOpen: boolean): void {
    this.#show(0, isOpen)
    if (isOpen) this.find('[data-toggle]')?.focus({ preventScroll: true })
  }

  #toggle(): void {
    const last = this.#index === this.#scenes.length - 1
    this.#show(!this.#isPlaying && last ? 0 : this.#index, !this.#isPlaying)
  }

  #show(index: number, playing: boolean): void {
    clearTimeout(this.#timer)
    this.#index = index
    this.#isPlaying = playing
    for (const [number, scene] of this.#scenes.entries()) scene.hidden = number !== index
    for (const [number, mark] of this.#marks.entries()) {
      mark.toggleAttribute('data-seen', number <= index)
      if (number === index) mark.setAttribute('aria-current', 'step')
      else mark.removeAttribute('aria-current')
    }
    const toggle = this.find('[data-toggle]')
    toggle?.setAttribute('aria-label', toggle.dataset[playing ? 'pause' : 'play'] ?? '')
    this.toggleAttribute('data-playing', playing)
    if (!playing) return
    const last = index === this.#scenes.length - 1
    this.#timer = setTimeout(() => this.#show(last ? index : index + 1, !last), sceneMs)
  }
}
