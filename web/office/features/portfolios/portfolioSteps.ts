import type { PortfolioRequirement } from '../../../../src/domain/portfolio/portfolioRequirement.ts'

/** The steps of a portfolio's form, in their order; their names stand in its address. */
export const portfolioSteps = ['presentation', 'gallery', 'extras'] as const
export type PortfolioStep = (typeof portfolioSteps)[number]

/** Where what is required is said. */
export const stepOf: Readonly<Record<PortfolioRequirement, PortfolioStep>> = { description: 'presentation', image: 'gallery' }
