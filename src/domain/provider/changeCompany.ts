import { dayIn } from '../calendar.ts'
import { defineCommand, refuse } from '../command.ts'
import { parseCompanyNumber } from '../companyNumber.ts'
import type { Personal } from '../event.ts'
import type { ProviderId } from '../ids.ts'
import { type Language, timeZones } from '../locale.ts'
import type { RegionalPlace } from '../place.ts'
import { sameData } from '../sameData.ts'
import { parseVatNumber } from '../vatNumber.ts'
import type { Company } from './company.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

/** The content of the company form; only the numbers until the company was described. */
export interface EditableCompany extends Partial<Omit<Company, 'startingFrom'>> {
  /** Null until one was entered. */
  readonly number: Personal<string> | null
  /** Null: none. */
  readonly vatNumber: Personal<string | null>
}

export interface ChangeCompany {
  readonly providerId: ProviderId
  readonly name: string
  readonly street: string
  readonly place: RegionalPlace
  readonly website: string | null
  readonly languages: readonly Language[]
  /** YYYY-MM-DD. */
  readonly createdOn: string
  readonly number: string | null
  /** As entered; null: the company has none; absent: unchanged. */
  readonly vatNumber?: string | null
  /** Whether another account had that number when it was entered; the check decides. */
  readonly isNumberTaken?: boolean
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: EditableCompany | null
}

const earliest = '1900-01-01'

/**
 * Replaces a provider's company data, and enters its number. A number that is new or of another country must be checked; the starting price
 * is set elsewhere and stays. Rules COM-2, COM-5, COM-6, COM-8, COM-10 and INV-2.
 */
export const changeCompany = defineCommand(provider)({
  name: 'changeCompany',
  stream: (input: ChangeCompany) => providerStream(input.providerId),
  refusals: [
    'planner_not_found',
    'changed_meanwhile',
    'languages_missing',
    'creation_date_invalid',
    'company_number_invalid',
    'company_number_missing',
    'company_number_taken',
    'vat_number_invalid',
  ],
  decide({ instead, providerId, number: written, vatNumber: writtenVat, isNumberTaken, ...said }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (instead !== undefined && !sameData(instead, editableCompany(state))) return refuse('changed_meanwhile')
    if (said.languages.length === 0) return refuse('languages_missing')
    const { country } = said.place
    if (said.createdOn < earliest || said.createdOn > dayIn(timeZones[country], now)) return refuse('creation_date_invalid')
    const given = state.companyNumber
    if (written === null && given) return refuse('company_number_missing')
    const number = written === null ? null : parseCompanyNumber(country, written)
    if (number === undefined) return refuse('company_number_invalid')
    const vatNumber = writtenVat == null ? writtenVat : parseVatNumber(country, writtenVat)
    if (writtenVat != null && vatNumber === undefined) return refuse('vat_number_invalid')

    const company = { ...said, languages: [...said.languages], startingFrom: state.company?.startingFrom ?? null }
    const events: ProviderEvent[] = []
    if (!sameData(company, state.company)) events.push({ type: 'CompanyDescribed', data: { providerId, ...company } })
    const isNew = number !== null && (given?.number !== number || given.country !== country)
    if (isNew && isNumberTaken) return refuse('company_number_taken')
    // A number that another account had may be free now, so it is checked again.
    if (number !== null && (isNew || (given?.state === 'in_use' && !isNumberTaken)))
      events.push({ type: 'CompanyNumberGiven', data: { providerId, country, number, givenAt: now.toISOString() } })
    if (vatNumber !== undefined && vatNumber !== state.vatNumber)
      events.push({ type: 'VatNumberGiven', data: { providerId, number: vatNumber, givenAt: now.toISOString() } })
    return queueChangedParts(state, events, now)
  },
})

export function editableCompany({
  company,
  companyNumber,
  vatNumber,
}: Pick<Provider, 'company' | 'companyNumber' | 'vatNumber'>): EditableCompany {
  const { startingFrom: _elsewhere, ...said } = company ?? { startingFrom: null }
  return { ...said, number: companyNumber?.number ?? null, vatNumber }
}
