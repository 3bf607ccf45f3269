import { serverTexts } from '../../texts/serverTexts.ts'

/** What mails say. A German or Italian mail goes on in lower case after the greeting's comma. */
export const mailTexts = serverTexts('mails')
