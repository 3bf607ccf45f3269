import { serverTexts } from '../../texts/serverTexts.ts'

/** The texts of mails. German and Italian mails continue in lower case after the greeting's comma. */
export const mailTexts = serverTexts('mails')
