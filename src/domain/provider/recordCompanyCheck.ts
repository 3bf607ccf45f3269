import { defineCommand, refuse } from '../command.ts'
import type { CompanyOutcome } from '../companyNumber.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RecordCompanyCheck {
  readonly providerId: ProviderId
  /** When the checked number was entered; absent: the current one. */
  readonly givenAt?: string
  readonly outcome: CompanyOutcome
  readonly by: 'registry' | 'person'
  /** For a valid number: whether the provider has the claim on it. */
  readonly claimed?: boolean
  /** Another account got a welcome credit for it. */
  readonly welcomedBefore?: boolean
  /** Absent: now. */
  readonly checkedAt?: string
}

/**
 * Records the result of a company number check; a valid number that another account has claimed is recorded as taken. Rule COM-8. A result
 * for a replaced number is ignored, and so is the same result on the same day; on a later day it confirms that the number is still valid.
 * Rule COM-9.
 */
export const recordCompanyCheck = defineCommand(provider)({
  name: 'recordCompanyCheck',
  stream: (input: RecordCompanyCheck) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'company_number_missing'],
  decide({ providerId, outcome, by, claimed, welcomedBefore, ...input }, { contact, companyNumber }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (!companyNumber) return refuse('company_number_missing')
    const { givenAt = companyNumber.givenAt, checkedAt = now.toISOString() } = input
    const isTaken = outcome === 'valid' && claimed === false
    const isKnown =
      (isTaken ? 'in_use' : outcome) === companyNumber.state && checkedAt.slice(0, 10) <= (companyNumber.checkedAt ?? '').slice(0, 10)
    if (givenAt !== companyNumber.givenAt || isKnown) return []
    if (isTaken) return [{ type: 'CompanyNumberTaken', data: { providerId, givenAt, checkedAt } }]
    const claim = outcome === 'valid' && claimed ? { claimed, ...(welcomedBefore && { welcomedBefore }) } : {}
    return [{ type: 'CompanyNumberChecked', data: { providerId, givenAt, outcome, by, checkedAt, ...claim } }]
  },
})
