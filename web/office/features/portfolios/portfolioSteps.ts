import type { PortfolioRequirement } from '../../../../src/domain/portfolio/portfolioRequirement.ts'

/** The steps of the form, in order. The URL contains their names. */
export const portfolioSteps = ['presentation', 'gallery', 'extras'] as const
export type PortfolioStep = (typeof portfolioSteps)[number]

/** The step of each requirement. */
export const stepOf: Readonly<Record<PortfolioRequirement, PortfolioStep>> = { description: 'presentation', image: 'gallery' }
