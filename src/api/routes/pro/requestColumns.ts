import type { Language } from '../../../domain/locale.ts'
import { budgetRanges, guestRanges, plannerBudgetRanges } from '../../../domain/referenceValues.ts'
import { serverTexts } from '../../../texts/serverTexts.ts'
import { eventTypeNames } from '../../referenceLists/eventTypeNames.ts'
import { budgetRangeName, guestRangeName } from '../../referenceLists/rangeNames.ts'
import type { RequestOfVenue } from './requestVenues.ts'

const texts = serverTexts('requestExport')

interface CsvColumn {
  readonly heading: string
  readonly value: (request: RequestOfVenue) => string | null
}

/** A request as a line of a spreadsheet. Days are DD/MM/YYYY, as on every screen. */
export function requestColumns(language: Language): readonly CsvColumn[] {
  const { columns, status, stage } = texts[language]
  // Computed once for all lines, since formatting amounts is slow.
  const guests = new Map(guestRanges.map((slug) => [slug, guestRangeName(slug, language)]))
  const budgets = new Map([...budgetRanges, ...plannerBudgetRanges].map((slug) => [slug, budgetRangeName(slug, language)]))
  const values: Readonly<Record<keyof typeof columns, CsvColumn['value']>> = {
    received: ({ receivedAt }) => dayOf(receivedAt),
    status: (request) => status[request.status],
    stage: (request) => request.stage && stage[request.stage],
    venue: ({ venue }) => venue?.name ?? null,
    eventType: ({ eventType, eventTypeText }) => (eventType === 'autre' && eventTypeText) || eventTypeNames[eventType][language],
    eventDate: ({ eventDate }) => dayOf(eventDate),
    city: ({ city }) => city,
    zipCode: ({ zipCode }) => zipCode,
    country: ({ country }) => country,
    place: ({ eventLocation }) => eventLocation,
    guests: ({ guestRange }) => guests.get(guestRange) ?? guestRange,
    budget: ({ budgetRange }) => budgets.get(budgetRange) ?? budgetRange,
    plannerBudget: ({ plannerBudgetRange }) => budgets.get(plannerBudgetRange) ?? plannerBudgetRange,
    theme: ({ weddingTheme }) => weddingTheme,
    message: ({ message }) => message,
    firstname: ({ contact }) => contact?.firstname ?? null,
    lastname: ({ contact }) => contact?.lastname ?? null,
    email: ({ contact }) => contact?.email ?? null,
    phone: ({ contact }) => contact?.phone ?? null,
  }
  return (Object.keys(columns) as readonly (keyof typeof columns)[]).map((name) => ({ heading: columns[name], value: values[name] }))
}

function dayOf(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}
