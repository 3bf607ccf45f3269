import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with a request what it wanted to, by the code of the refusal. */
export const requestRefusalTexts = textsByCode('requestRefusals')

export type RequestRefusalCode = keyof typeof requestRefusalTexts
