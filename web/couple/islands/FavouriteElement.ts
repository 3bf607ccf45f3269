import type { Favourites } from './favourites.ts'
import { Island } from './island.ts'

const shownForMs = 6_000

/** The favourite button: adds or removes a provider, confirms it, and offers to undo it. */
export function favouriteElement(list: Favourites): CustomElementConstructor {
  return class FavouriteElement extends Island {
    #timer: ReturnType<typeof setTimeout> | undefined
    #said: 'added' | 'removed' | undefined

    protected start(left: AbortSignal): void {
      const heart = this.querySelector<HTMLButtonElement>('[data-heart]')
      if (!heart) return
      const publicId = this.dataset['provider'] ?? ''
      list.listen(() => {
        const isKept = list.has(publicId)
        heart.setAttribute('aria-disabled', String(isKept === undefined))
        heart.setAttribute('aria-pressed', String(isKept === true))
      }, left)
      const press = () => {
        const isKept = list.has(publicId)
        if (isKept !== undefined) void this.#set(list, publicId, !isKept)
      }
      heart.addEventListener('click', press, { signal: left })
      this.find('[data-undo]')?.addEventListener(
        'click',
        () => {
          void this.#set(list, publicId, this.#said === 'removed')
          this.#hush()
        },
        { signal: left },
      )
      left.addEventListener('abort', () => clearTimeout(this.#timer))
    }

    async #set(kept: Favourites, publicId: string, isKept: boolean): Promise<void> {
      this.#said = isKept ? 'added' : 'removed'
      this.#say(this.#said)
      await kept.set(publicId, isKept).catch(() => this.#say('failed'))
    }

    #say(outcome: 'added' | 'removed' | 'failed'): void {
      const [bar, words, undo] = [this.find('[data-said]'), this.find('[data-words]'), this.find('[data-undo]')]
      if (!bar || !words || !undo) return
      words.textContent = this.dataset[outcome] ?? ''
      undo.hidden = outcome === 'failed'
      bar.hidden = false
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#hush(), shownForMs)
    }

    #hush(): void {
      clearTimeout(this.#timer)
      const bar = this.find('[data-said]')
      if (bar) bar.hidden = true
    }
  }
}
