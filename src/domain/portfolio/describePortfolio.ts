import { todayOf } from '../availability/calendarOwner.ts'
import { refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { offeredServices } from '../referenceValues.ts'
import { sameData } from '../sameData.ts'
import { definePortfolioCommand, type OfPortfolio, unlessIncomplete } from './definePortfolioCommand.ts'
import { descriptionOf, type PortfolioDescription } from './portfolio.ts'

export interface DescribePortfolio extends OfPortfolio {
  readonly description: Unerased<PortfolioDescription>
  readonly instead?: Instead<PortfolioDescription>
}

const earliest = '1900-01-01'

/** Describes a portfolio, its date and the services of the provider. Services are stored in the order of their list. */
export const describePortfolio = definePortfolioCommand({
  name: 'describePortfolio',
  refusals: ['changed_meanwhile', 'wedding_date_invalid', 'portfolio_incomplete'],
  decide({ description: said, instead, ...of }: DescribePortfolio, state, { now, seen: { owner } }) {
    const added = owner.portfolios.get(of.portfolioId)
    if (!added) return refuse('portfolio_not_found')
    const before = descriptionOf(state, added)
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (said.weddingDate !== null && (said.weddingDate < earliest || said.weddingDate > todayOf(owner, now)))
      return refuse('wedding_date_invalid')
    const services = offeredServices.filter((service) => said.services.includes(service))
    const description = { ...said, services }
    if (sameData(description, before)) return []
    return unlessIncomplete(state, [{ type: 'PortfolioDescribed', data: { ...of, ...description, describedAt: now.toISOString() } }])
  },
})
