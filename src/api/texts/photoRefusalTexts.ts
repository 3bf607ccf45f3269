import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with its photographs what it wanted to, by the code of the refusal. */
export const photoRefusalTexts = textsByCode('photoRefusals')
