import { Island } from './island.ts'

/**
 * Submits the language form as soon as a language is chosen. The server answers in that language and stores it; the app handles the
 * choice by itself.
 */
export class LanguageElement extends Island {
  protected start(left: AbortSignal): void {
    const submit = () => this.querySelector('form')?.requestSubmit()
    this.addEventListener('change', submit, { signal: left })
    // Another language may have been chosen before the scripts ran.
    if (this.querySelector('option[selected]:not(:checked)')) submit()
  }
}
