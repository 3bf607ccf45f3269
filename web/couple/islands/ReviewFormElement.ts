import { Island } from './island.ts'

/** The form of a review: counts characters, hides the stars of a recommendation, and is sent once. */
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
    // Back from the next page, the form can be sent again.
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
