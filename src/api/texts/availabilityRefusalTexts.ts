import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with its calendar what it wanted to, by the code of the refusal. */
export const availabilityRefusalTexts = textsByCode('availabilityRefusals')
