import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with its venues what it wanted to, by the code of the refusal. */
export const venueRefusalTexts = textsByCode('venueRefusals')
