import type { CompanyNumberState } from '../companyNumber.ts'
import type { Personal } from '../event.ts'
import type { Country, Language } from '../locale.ts'
import type { RegionalPlace } from '../place.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** A provider's company; street '' and creation date null until entered. */
export interface Company {
  readonly name: Personal<string>
  readonly street: Personal<string>
  readonly place: Personal<RegionalPlace>
  readonly website: Personal<string | null>
  readonly languages: readonly Language[]
  readonly createdOn: string | null
  /** Euro cents. */
  readonly startingFrom: number | null
}

export interface CompanyNumber {
  readonly country: Country
  readonly number: Personal<string>
  readonly givenAt: string
  /** `in_use`: another account has the number. Rule COM-8. */
  readonly state: CompanyNumberState
  /** ISO time of the last check; null without one. */
  readonly checkedAt: string | null
}

type CompanyEvent<Type extends ProviderEvent['type']> = Extract<ProviderEvent, { type: Type }>

/** The last entered number and the result of its check; results of replaced numbers are ignored. */
export function companyNumberAfter(
  given: CompanyNumber | undefined,
  { type, data }: CompanyEvent<'CompanyNumberGiven' | 'CompanyNumberChecked' | 'CompanyNumberTaken'>,
): CompanyNumber | undefined {
  if (type === 'CompanyNumberGiven') {
    const { country, number, givenAt } = data
    return { country, number, givenAt, state: 'checking', checkedAt: null }
  }
  if (given?.givenAt !== data.givenAt) return given
  return { ...given, state: type === 'CompanyNumberTaken' ? 'in_use' : data.outcome, checkedAt: data.checkedAt }
}

export function companyOf(data: CompanyEvent<'CompanyDescribed'>['data']): Company {
  const { name, street = '', place, website, languages, createdOn = null, startingFrom } = data
  return { name, street, place, website, languages, createdOn, startingFrom }
}
