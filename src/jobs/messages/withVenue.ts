import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTexts } from './mailTexts.ts'

/** What the venue is called that a request is about; undefined where it is about the provider itself, or the name was erased. */
export type LoadVenueOf = (requestId: string) => Promise<string | undefined>

/** What a mail about a request begins with, and the venue that the request is about. */
export function withVenue(language: Language, opening: string, venue: string | undefined): string {
  return venue === undefined ? opening : `${opening} ${fillIn(mailTexts[language].everyMail.aboutVenue, { venue })}`
}
