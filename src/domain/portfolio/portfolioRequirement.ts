import { z } from 'zod'

/** What a portfolio must have before it can be published: a description, and a picture with an alternative text. */
export const portfolioRequirements = ['description', 'image'] as const
export const PortfolioRequirement = z.enum(portfolioRequirements)
export type PortfolioRequirement = z.output<typeof PortfolioRequirement>
