import { Island } from './island.ts'

/** Sends the form of languages as soon as one is chosen: the server answers in it and remembers it; the app takes it up by itself. */
export class LanguageElement extends Island {
  protected start(left: AbortSignal): void {
    this.addEventListener('change', () => this.querySelector<HTMLFormElement>('form')?.requestSubmit(), { signal: left })
  }
}
