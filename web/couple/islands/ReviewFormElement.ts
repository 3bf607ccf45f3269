import { Island } from './island.ts'

/** The review form: counts characters, hides the stars of a recommendation, and submits only once. */
export class ReviewFormElement extends Island {
  protected start(left: AbortSignal): void {
    const form = this.querySelector('form')
    if (!form) return
    const update = () => {
      this.#count()
      const rating = this.find('[data-field=rating]')
      if (rating) rating.hidden = new FormData(form).get('reviewerType') === 'provider'
    }
    form.addEventListener('input', update, { signal: left })
    form.addEventListener(
      'submit',
      (event) => {
        if (form.hasAttribute('aria-busy')) event.preventDefault()
        form.setAttribute('aria-busy', 'true')
      },
      { signal: left },
    )
    // After going back, the form can be submitted again.
    window.addEventListener('pageshow', () => form.removeAttribute('aria-busy'), { signal: left })
    update()
  }

  #count(): void {
    for (const field of this.querySelectorAll('textarea')) {
      const count = this.find(`[data-count="${field.id}"]`)
      if (count) count.textContent = `${field.value.trim().length} / ${field.maxLength}`
    }
  }
}
