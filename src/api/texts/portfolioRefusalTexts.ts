import { textsByCode } from '../../texts/serverTexts.ts'

/** Why a provider cannot do with its portfolios what it wanted to, by the code of the refusal. */
export const portfolioRefusalTexts = textsByCode('portfolioRefusals')
