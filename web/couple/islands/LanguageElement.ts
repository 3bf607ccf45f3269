import { Island } from './island.ts'

/**
 * Submits the language form as soon as a language is chosen. The server answers in that language and stores it; the app handles the
 * choice by itself.
 */
export class LanguageElement extends Island {
  protected start(left: AbortSignal): void {
    this.addEventListener('change', () => this.querySelector<HTMLFormElement>('form')?.requestSubmit(), { signal: left })
  }
}
