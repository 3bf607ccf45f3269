import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { deriveId, deriveTimedId } from '../../src/commands/deriveId.ts'
import type { RegisterCouple } from '../../src/domain/couple/registerCouple.ts'
import { eventTypes } from '../../src/domain/eventTypes.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import type { Country } from '../../src/domain/locale.ts'
import type { Place } from '../../src/domain/place.ts'
import type { ProjectDetails } from '../../src/domain/project/projectDetails.ts'
import {
  type BudgetRange,
  type GuestRange,
  type PlannerBudgetRange,
  plannerPreferences,
  type RejectionReason,
  serviceTypes,
} from '../../src/domain/referenceValues.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { addressPart, personName, phoneNumber } from './people.ts'
import { daysBefore, languageAt } from './planProvider.ts'
import { Random } from './random.ts'
import type { DemoTexts, ProjectFacts } from './texts/demoTexts.ts'
import { textsByLanguage } from './texts/textsByLanguage.ts'

/** A provider's answer to a request of the demo world. */
export type PlannedAnswer =
  | { readonly kind: 'none' }
  | { readonly kind: 'unlock'; readonly at: Date }
  | { readonly kind: 'reject'; readonly at: Date; readonly reason: RejectionReason; readonly note: string | null }

export interface PlannedRequest {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly seenAt: Date | undefined
  readonly answer: PlannedAnswer
}

export interface PlannedProject {
  readonly projectId: ProjectId
  readonly details: ProjectDetails
  readonly message: string
  readonly savedAt: Date
  readonly contactedAt: Date
  readonly requests: readonly PlannedRequest[]
  readonly cancelledAt: Date | undefined
}

export interface PlannedCouple {
  readonly id: CoupleId
  readonly country: Country
  readonly registration: Omit<RegisterCouple, 'coupleId'>
  readonly registeredAt: Date
  readonly project: PlannedProject
}

/** The recipients of a couple; `answerOf` chooses their answers. */
export interface CoupleSketch {
  readonly number: number
  readonly home: Place
  readonly eventPlace: Place
  readonly now: Date
  readonly demo?: { readonly first: string; readonly last: string; readonly email: string; readonly phone: string }
  chooseProviders(language: DemoLanguage, random: Random): readonly ProviderId[]
  answerOf(provider: ProviderId, contactedAt: Date, random: Random): Pick<PlannedRequest, 'seenAt' | 'answer'>
}

const guestRanges: readonly (readonly [below: number, range: GuestRange])[] = [
  [50, 'less50'],
  [100, '50to100'],
  [150, '100to150'],
  [200, '150to200'],
  [Number.POSITIVE_INFINITY, 'more200'],
]
const budgets: readonly (readonly [BudgetRange, PlannerBudgetRange])[] = [
  ['less10000', 'less500'],
  ['10000to20000', '500to2000'],
  ['20000to30000', '2000to5000'],
  ['30000to50000', '2000to5000'],
  ['more50000', 'more5000'],
]
/** Days of the month that are written alike in every language: not the first, nor the Italian eighth and eleventh. */
const awkwardDays = new Set([1, 8, 11])
const hourMs = 3_600_000

/** The nth couple of the demo world; visitors can sign in as the first one. */
export function demoCoupleId(number: number): CoupleId {
  return deriveId('demo couple', number) as CoupleId
}

export function planCouple(sketch: CoupleSketch): PlannedCouple {
  const { number, home, eventPlace, now, demo } = sketch
  const random = new Random('couple', number)
  const id = demoCoupleId(number)
  const language = languageAt(home)
  const { country } = home
  const person = demo ?? personName(language, random)
  // No mails are sent about events older than three days (`newsForHours`), so the whole history is older.
  const contactedAt = daysBefore(now, demo ? 6 : random.between(4, 55), random)
  const savedAt = new Date(contactedAt.getTime() - random.between(1, 20) * 60_000)
  const registeredAt = new Date(savedAt.getTime() - random.between(10, 400) * 60_000)
  const phone = demo?.phone ?? phoneNumber(country, number)
  return {
    id,
    country,
    registeredAt,
    registration: {
      firstname: person.first,
      lastname: person.last,
      email: demo?.email ?? `${addressPart(person.first)}.${addressPart(person.last)}.${number}@example.com`,
      phone,
      home,
      locale: `${language}-${country}`,
    },
    project: planProject({ ...sketch, id, language, eventPlace, phone, savedAt, contactedAt, random }),
  }
}

interface ProjectSketch extends CoupleSketch {
  readonly id: CoupleId
  readonly language: DemoLanguage
  readonly phone: string
  readonly savedAt: Date
  readonly contactedAt: Date
  readonly random: Random
}

function planProject({
  id,
  language,
  phone,
  savedAt,
  contactedAt,
  random,
  eventPlace,
  now,
  demo,
  ...sketch
}: ProjectSketch): PlannedProject {
  const projectId = deriveTimedId(savedAt, 'demo project', id) as ProjectId
  const guests = random.between(3, 24) * 10
  const eventDate = eventDay(now, random)
  const texts = textsByLanguage[language]
  const details = { ...plannedDetails(language, eventPlace, guests, demo !== undefined, random), eventDate }
  const facts = { inTown: texts.inTown(eventPlace.city), day: inWords(eventDate, language), guests }
  const message = messageOf(texts, facts, details.eventType === 'mariage', phone, random)
  const requests = sketch.chooseProviders(language, random).map((providerId) => ({
    requestId: deriveId('request', projectId, providerId) as RequestId,
    providerId,
    ...sketch.answerOf(providerId, contactedAt, random),
  }))
  // After every answer, and early enough that no mail is sent: one couple in twelve.
  const cancelledAt = new Date(contactedAt.getTime() + random.between(62, 74) * hourMs)
  return {
    projectId,
    details,
    message,
    savedAt,
    contactedAt,
    requests,
    cancelledAt: sketch.number % 12 === 3 ? cancelledAt : undefined,
  }
}

function plannedDetails(
  language: DemoLanguage,
  eventPlace: Place,
  guests: number,
  wed: boolean,
  random: Random,
): Omit<ProjectDetails, 'eventDate'> {
  const eventType = wed || random.chance(0.8) ? 'mariage' : random.pick(eventTypes)
  const wedding = eventType === 'mariage'
  const texts = textsByLanguage[language]
  const means = Math.max(0, Math.min(budgets.length - 1, Math.floor(guests / 55) + random.between(-1, 1)))
  const [budgetRange, plannerBudgetRange] = budgets[means] ?? random.pick(budgets)
  return {
    eventType,
    eventTypeText: eventType === 'autre' ? random.pick(texts.otherEvents) : null,
    serviceType: wedding && random.chance(0.85) ? random.pick(serviceTypes) : null,
    weddingTheme: wedding && random.chance(0.5) ? random.pick(texts.themes) : null,
    eventLocation: eventPlace.city,
    eventPlace,
    guestRange: guestRanges.find(([below]) => guests < below)?.[1] ?? 'more200',
    budgetRange,
    plannerBudgetRange,
    languages: language !== 'en' && random.chance(0.3) ? [language, 'en'] : [language],
    plannerPreference: random.pick(plannerPreferences),
  }
}

/** A Saturday, mostly, in two to eighteen months. */
function eventDay(now: Date, random: Random): string {
  const day = new Date(now.getTime() + random.between(60, 540) * 24 * hourMs)
  if (random.chance(0.85)) day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7))
  while (awkwardDays.has(day.getUTCDate())) day.setUTCDate(day.getUTCDate() + 7)
  return day.toISOString().slice(0, 10)
}

function messageOf(texts: DemoTexts, facts: ProjectFacts, wedding: boolean, phone: string, random: Random): string {
  const greeting = random.pick(texts.greeting)
  const plan = wedding ? random.pick(texts.wedding)(facts) : texts.party(facts)
  const wish = random.pick(wedding ? [...texts.wish, ...texts.weddingWish] : texts.wish)
  const farewell = random.pick(texts.farewell)
  const begun = greeting.endsWith(',') ? plan : plan.charAt(0).toUpperCase() + plan.slice(1)
  const national = parsePhoneNumberFromString(phone)?.formatNational() ?? phone
  return [greeting, `${begun} ${wish}`, random.chance(0.25) ? `${texts.reachUs(national)} ${farewell}` : farewell].join('\n')
}

function inWords(day: string, language: DemoLanguage): string {
  const locale = language === 'en' ? 'en-GB' : language === 'pt' ? 'pt-PT' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
