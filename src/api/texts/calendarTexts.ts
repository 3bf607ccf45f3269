import { serverTexts } from '../../texts/serverTexts.ts'

/** What a provider's calendar says to the programs that read it, by language. */
export const calendarTexts = serverTexts('calendar')
