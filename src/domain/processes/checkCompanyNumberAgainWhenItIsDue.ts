import { registeredCountries } from '../companyNumber.ts'
import { addMonths } from '../localTime.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { clearDeadline, defineProcess, makeEffect, setDeadline } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { Rules } from '../rules.ts'

type NumberEvent =
  | Extract<ProviderEvent, { type: 'CompanyNumberGiven' | 'CompanyNumberChecked' | 'CompanyNumberTaken' }>
  | Extract<PersonEvent, { type: 'PersonErased' }>

/** The last number of a provider whose country has a register, and its state. */
interface GivenNumber {
  readonly givenAt: string | null
  readonly state: 'checking' | 'valid' | 'refused'
}

/** The only deadline of a provider in this process. */
const deadline = 'check'
const none: GivenNumber = { givenAt: null, state: 'checking' }

/**
 * A number without an answer is checked again every day, however long the register is unavailable, and a valid one every month. A result
 * stays until there is another one, so an outage hides nobody. A refused number is not checked again. Rules COM-4 and COM-9.
 */
export const checkCompanyNumberAgainWhenItIsDue = defineProcess<NumberEvent, GivenNumber>({
  name: 'checkCompanyNumberAgainWhenItIsDue',
  events: ['CompanyNumberGiven', 'CompanyNumberChecked', 'CompanyNumberTaken', 'PersonErased'],
  startsFrom: 'beginning',
  memory: {
    initial: none,
    key: personOf,
    evolve(given, event) {
      if (event.type === 'PersonErased') return none
      if (event.type === 'CompanyNumberGiven')
        return registeredCountries.includes(event.data.country) ? { givenAt: event.data.givenAt, state: 'checking' } : none
      // The result of a replaced number says nothing about the next one.
      if (event.data.givenAt !== given.givenAt) return given
      return { ...given, state: event.type === 'CompanyNumberChecked' && event.data.outcome === 'valid' ? 'valid' : 'refused' }
    },
    isOver: ({ givenAt }) => givenAt === null,
  },
  react(event, given, { rules }) {
    const key = personOf(event)
    if (event.type === 'PersonErased' || given.givenAt === null || given.state === 'refused') return [clearDeadline(key, deadline)]
    if (event.data.givenAt !== given.givenAt) return []
    return [setDeadline(key, deadline, nextCheck('checkedAt' in event.data ? event.data.checkedAt : given.givenAt, given, rules))]
  },
  onDeadline({ key: providerId, dueAt }, given, { rules }) {
    const { givenAt, state } = given
    if (givenAt === null || state === 'refused') return []
    // The next check does not wait for this one's answer, so that it happens even if no answer ever comes.
    const next = nextCheck(dueAt.toISOString(), given, rules)
    const check = makeEffect('companyCheck', { providerId, givenAt }, { person: { kind: 'provider', id: providerId }, expiresAt: next })
    return [check, setDeadline(providerId, deadline, next)]
  },
})

function personOf(event: NumberEvent): string {
  return event.type === 'PersonErased' ? event.data.person.id : event.data.providerId
}

/** At the same time of day, so that checks are spread like the numbers' entry times; on a month's last day if the month is shorter. */
function nextCheck(after: string, { state }: GivenNumber, { companyChecks }: Rules): Date {
  if (state !== 'valid') return new Date(Date.parse(after) + companyChecks.hoursUntilAnswer * 3_600_000)
  return new Date(addMonths(after.slice(0, 10), companyChecks.monthsOnceValid) + after.slice(10))
}
