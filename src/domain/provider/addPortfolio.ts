import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { PortfolioId, ProviderId } from '../ids.ts'
import { planQuota } from './planQuota.ts'
import { provider, providerStream } from './provider.ts'

export interface AddPortfolio {
  readonly providerId: ProviderId
  readonly portfolioId: PortfolioId
  readonly publicId: string
  readonly title: string
}

const reads = { account: { aggregate: account, stream: (input: AddPortfolio) => accountStream(input.providerId) } }

/** Adds an unpublished portfolio, within the plan's limit. With Premium the number is only limited against abuse. Rule POR-1. */
export const addPortfolio = defineCommand(provider)({
  name: 'addPortfolio',
  stream: (input: AddPortfolio) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'portfolio_quota_reached', 'portfolio_limit_reached'],
  decide(input, { contact, kind, portfolios }, { now, rules, seen }) {
    if (!contact) return refuse('planner_not_found')
    if (portfolios.has(input.portfolioId)) return []
    const quota = planQuota({ kind, hasPremium: hasPremium(seen.account) }, rules.freePlan.portfolios)
    if (quota !== undefined && portfolios.size >= quota) return refuse('portfolio_quota_reached', { quota })
    if (portfolios.size >= rules.portfolios.most) return refuse('portfolio_limit_reached')
    return [{ type: 'PortfolioAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})
