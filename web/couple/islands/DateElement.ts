import { formatDay } from '../../shared/i18n/format.ts'
import type { CoupleApi } from '../api/coupleApi.ts'
import { Island } from './island.ts'

/** Shows whether a provider is available on the day in the form. Without scripts the form loads a page with the answer. */
export function dateElement(api: Pick<CoupleApi, 'get'>): CustomElementConstructor {
  return class DateElement extends Island {
    protected start(left: AbortSignal): void {
      const form = this.querySelector('form')
      const said = this.find('[data-said]')
      if (!form || !said) return
      this.#addField(left)
      const ask = async (event: SubmitEvent) => {
        event.preventDefault()
        const date = new FormData(form).get('date')
        if (typeof date !== 'string' || date === '') return
        form.setAttribute('aria-busy', 'true')
        said.textContent = await this.#answer(date)
        form.removeAttribute('aria-busy')
      }
      form.addEventListener('submit', (event) => void ask(event), { signal: left })
      // The shown answer was for another day.
      form.addEventListener('input', () => (said.textContent = ''), { signal: left })
    }

    /** Adds the date field when it comes near the window, or at the first key. */
    #addField(left: AbortSignal): void {
      const withoutScripts = this.querySelector('noscript')
      if (!withoutScripts) return
      const add = () => {
        near.disconnect()
        removeEventListener('keydown', add)
        withoutScripts.outerHTML = withoutScripts.textContent
      }
      const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && add(), {
        rootMargin: '100%',
      })
      near.observe(this)
      addEventListener('keydown', add, { signal: left })
      left.addEventListener('abort', () => near.disconnect())
    }

    async #answer(date: string): Promise<string> {
      const params = { publicId: this.dataset['provider'] ?? '' }
      const found = await api.get('/api/directory/providers/:publicId/availability', { params, query: { date } }).catch(() => undefined)
      return (this.dataset[found?.answer ?? 'failed'] ?? '').replace('%date%', formatDay(date))
    }
  }
}
