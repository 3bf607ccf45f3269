import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { noExtras, type PortfolioExtras, portfolio, portfolioStream } from './portfolio.ts'
import { type OfPortfolio, ownerRefusals, portfolioOwner, refusalOfOwner } from './portfolioOwner.ts'

export interface GivePortfolioExtras extends OfPortfolio {
  readonly extras: Unerased<PortfolioExtras>
  readonly instead?: Instead<PortfolioExtras>
}

const reads = {
  owner: portfolioOwner<GivePortfolioExtras>(),
  account: { aggregate: account, stream: ({ providerId }: GivePortfolioExtras) => accountStream(providerId) },
}

/**
 * Says where a portfolio was, in which style, for how many and for how much. That belongs to Premium: what was said stays when Premium ends, and
 * can then be taken back or hidden, and no more. Rule POR-1.
 */
export const givePortfolioExtras = defineCommand(portfolio)({
  name: 'givePortfolioExtras',
  stream: (input: GivePortfolioExtras) => portfolioStream(input.portfolioId),
  reads,
  refusals: [...ownerRefusals, 'changed_meanwhile', 'premium_required'],
  decide({ extras, instead, ...of }, state, { now, seen: { owner, account: own } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (instead !== undefined && !sameData(instead, state.extras)) return refuse('changed_meanwhile')
    if (sameData(extras, state.extras)) return []
    if (!hasPremium(own) && saysMore(extras, state.extras)) return refuse('premium_required')
    return [{ type: 'PortfolioExtrasGiven', data: { ...of, ...extras, givenAt: now.toISOString() } }]
  },
})

/** True where a value is neither what it was nor taken back; whether the budget is hidden tells nothing by itself. */
function saysMore(extras: PortfolioExtras, before: PortfolioExtras): boolean {
  return (Object.keys(noExtras) as (keyof PortfolioExtras)[]).some(
    (field) => field !== 'isBudgetHidden' && extras[field] !== before[field] && extras[field] !== noExtras[field],
  )
}
