import { account, accountStream, hasPremium } from '../account/account.ts'
import { refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { definePortfolioCommand, type OfPortfolio } from './definePortfolioCommand.ts'
import { noExtras, type PortfolioExtras } from './portfolio.ts'

export interface GivePortfolioExtras extends OfPortfolio {
  readonly extras: Unerased<PortfolioExtras>
  readonly instead?: Instead<PortfolioExtras>
}

const reads = {
  account: { aggregate: account, stream: ({ providerId }: GivePortfolioExtras) => accountStream(providerId) },
}

/**
 * Sets location, style, guests and budget of a portfolio, which need Premium: without it existing values stay, and can only be removed or
 * hidden. Rule POR-1.
 */
export const givePortfolioExtras = definePortfolioCommand({
  name: 'givePortfolioExtras',
  reads,
  refusals: ['changed_meanwhile', 'premium_required'],
  decide({ extras, instead, ...of }: GivePortfolioExtras, state, { now, seen: { account: own } }) {
    if (instead !== undefined && !sameData(instead, state.extras)) return refuse('changed_meanwhile')
    if (sameData(extras, state.extras)) return []
    if (!hasPremium(own) && saysMore(extras, state.extras)) return refuse('premium_required')
    return [{ type: 'PortfolioExtrasGiven', data: { ...of, ...extras, givenAt: now.toISOString() } }]
  },
})

/** True when a value was changed to another one, not just removed; hiding the budget does not count. */
function saysMore(extras: PortfolioExtras, before: PortfolioExtras): boolean {
  return (Object.keys(noExtras) as (keyof PortfolioExtras)[]).some(
    (field) => field !== 'isBudgetHidden' && extras[field] !== before[field] && extras[field] !== noExtras[field],
  )
}
