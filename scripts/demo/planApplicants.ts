import type { CompanyOutcome } from '../../src/domain/companyNumber.ts'
import type { Country } from '../../src/domain/locale.ts'
import { type DemoApplicant, type DemoPayer, demoApplicants } from './demoAccounts.ts'
import type { DemoTowns } from './demoTowns.ts'
import { type PlannedProvider, planProvider } from './planProvider.ts'

/** A number, and the result of its check: none yet, or that another account has it. */
export interface PlannedNumber {
  readonly number: string
  readonly outcome: CompanyOutcome | 'in_use' | undefined
}

/** A provider for moderation or payments. Couples write only to the buyer of credits. */
export interface PlannedApplicant {
  readonly provider: PlannedProvider
  readonly number: PlannedNumber
  readonly moderation: DemoApplicant['moderation']
  readonly pays: DemoPayer | undefined
}

/** Numbers of the planners that visitors sign in as. */
export const demoNumbers: readonly PlannedNumber[] = [
  { number: '73282932000074', outcome: 'valid' },
  { number: '81234567800013', outcome: 'valid' },
]

/** In every state of moderation and company number. French numbers get the right answers from the register's stand-in. */
const applications: readonly (PlannedNumber & { readonly country: Country })[] = [
  { country: 'BE', number: '0403170701', outcome: undefined },
  { country: 'FR', number: '40400000000012', outcome: 'not_found' },
  { country: 'FR', number: '41000000000019', outcome: 'inactive' },
  { country: 'GB', number: '01234567', outcome: 'invalid_format' },
  { country: 'FR', number: '73282932000074', outcome: 'in_use' },
  { country: 'FR', number: '82345678900010', outcome: 'valid' },
  { country: 'FR', number: '84321098000002', outcome: 'valid' },
  { country: 'FR', number: '85120471700017', outcome: 'valid' },
  { country: 'FR', number: '85233190600010', outcome: 'valid' },
  { country: 'FR', number: '85344712000017', outcome: 'valid' },
]

/** Beyond the positions of any country's providers, so that their pictures differ from all of them. */
const applicantsFrom = 300

export function planApplicants(now: Date, towns: DemoTowns, from: number): readonly PlannedApplicant[] {
  const taken = new Set<string>()
  return demoApplicants.flatMap(({ moderation, pays, ...demo }, index) => {
    const applied = applications[index]
    const town = applied && towns[applied.country][index]
    if (!applied || !town) return []
    const { country, ...number } = applied
    const provider = planProvider({
      number: from + index,
      position: applicantsFrom + index,
      country,
      town,
      now,
      taken,
      demo: { ...demo, premium: false },
    })
    return [{ provider: { ...provider, profilePhoto: undefined, addedCredits: 0 }, number, moderation, pays }]
  })
}
