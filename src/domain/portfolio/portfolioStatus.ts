import { z } from 'zod'

/** Where a portfolio stands, in one word: couples see it when it is `online`; one `above_plan` is published and hidden by the plan. */
export const PortfolioStatus = z.enum(['draft', 'online', 'above_plan'])
export type PortfolioStatus = z.output<typeof PortfolioStatus>

/** Rule POR-1. */
export function portfolioStatusOf(published: boolean, isShownByPlan: boolean): PortfolioStatus {
  if (!published) return 'draft'
  return isShownByPlan ? 'online' : 'above_plan'
}
