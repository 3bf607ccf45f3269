import { z } from 'zod'

/** The state of a portfolio: couples see it when it is `online`; `above_plan` is published but hidden by the plan. */
export const PortfolioStatus = z.enum(['draft', 'online', 'above_plan'])
export type PortfolioStatus = z.output<typeof PortfolioStatus>

/** Rule POR-1. */
export function portfolioStatusOf(published: boolean, isShownByPlan: boolean): PortfolioStatus {
  if (!published) return 'draft'
  return isShownByPlan ? 'online' : 'above_plan'
}
