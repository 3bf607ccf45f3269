import { registeredCountries } from '../companyNumber.ts'
import { addMonths } from '../localTime.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { clearDeadline, defineProcess, makeEffect, setDeadline } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { Rules } from '../rules.ts'

type NumberEvent =
  | Extract<ProviderEvent, { type: 'CompanyNumberGiven' | 'CompanyNumberChecked' | 'CompanyNumberTaken' }>
  | Extract<PersonEvent, { type: 'PersonErased' }>

/** The number that a provider gave last, where a register knows the numbers of its country, and what is known of it. */
interface GivenNumber {
  readonly givenAt: string | null
  readonly state: 'checking' | 'valid' | 'refused'
}

/** The provider's one deadline of this process. */
const deadline = 'check'
const none: GivenNumber = { givenAt: null, state: 'checking' }

/**
 * A number without an answer is asked about again every day, however long the register is out, and a valid one every month. What was found stays
 * until something else is found, so an outage hides nobody. A number that was refused waits for another one. Rules COM-4 and COM-9.
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
      // What was found of a number that was replaced says nothing of the next one.
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
    // The next one does not wait for this one's answer, so that it is asked again even if nobody ever answers.
    const next = nextCheck(dueAt.toISOString(), given, rules)
    const check = makeEffect('companyCheck', { providerId, givenAt }, { person: { kind: 'provider', id: providerId }, expiresAt: next })
    return [check, setDeadline(providerId, deadline, next)]
  },
})

function personOf(event: NumberEvent): string {
  return event.type === 'PersonErased' ? event.data.person.id : event.data.providerId
}

/** At the same time of day, so that checks are spread as the numbers were given; on a month's last day where it has no such day. */
function nextCheck(after: string, { state }: GivenNumber, { companyChecks }: Rules): Date {
  if (state !== 'valid') return new Date(Date.parse(after) + companyChecks.hoursUntilAnswer * 3_600_000)
  return new Date(addMonths(after.slice(0, 10), companyChecks.monthsOnceValid) + after.slice(10))
}
