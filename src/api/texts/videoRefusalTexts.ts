import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with its videos what it wanted to, by the code of the refusal. */
export const videoRefusalTexts = textsByCode('videoRefusals')
