import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTexts } from './mailTexts.ts'

/** The name of the venue that a request is about; undefined when it is about the provider itself, or the name was erased. */
export type LoadVenueOf = (requestId: string) => Promise<string | undefined>

/** The beginning of a mail about a request, and the venue it is about. */
export function withVenue(language: Language, opening: string, venue: string | undefined): string {
  return venue === undefined ? opening : `${opening} ${fillIn(mailTexts[language].everyMail.aboutVenue, { venue })}`
}
