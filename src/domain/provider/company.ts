import type { CompanyNumberState } from '../companyNumber.ts'
import type { Personal } from '../event.ts'
import type { Country, Language } from '../locale.ts'
import type { RegionalPlace } from '../place.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** What a provider says of its company; the street is '' and the day null until it has said them. */
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
  /** `in_use` of a number that another living account has. Rule COM-8. */
  readonly state: CompanyNumberState
  /** ISO time of the last check; null while there was none. */
  readonly checkedAt: string | null
}

type CompanyEvent<Type extends ProviderEvent['type']> = Extract<ProviderEvent, { type: Type }>

/** The number that was given last, with what was found of it; what is found of one that was replaced says nothing. */
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
