import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with a review what it wanted to, by the code of the refusal. */
export const reviewRefusalTexts = textsByCode('reviewRefusals')

export type ReviewRefusalCode = keyof typeof reviewRefusalTexts
