import type { Language } from '../../domain/locale.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

const texts: Readonly<Record<string, Text>> = textsByCode('problems')

/** What a problem's code means to a person, in its language. */
export function problemText(code: string, status: number, language: Language): string {
  const general =
    status >= 500 ? (status === 503 ? 'temporarily_unavailable' : 'unexpected_error') : status === 404 ? 'not_found' : 'malformed_request'
  return (texts[code] ?? texts[general] ?? texts['unexpected_error'])?.[language] ?? code
}
