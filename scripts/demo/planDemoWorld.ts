import type { ProviderId } from '../../src/domain/ids.ts'
import { type Country, countries } from '../../src/domain/locale.ts'
import type { Place } from '../../src/domain/place.ts'
import { rejectionReasons } from '../../src/domain/referenceValues.ts'
import { demoCouple, demoPlanners } from './demoAccounts.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import type { DemoTowns } from './demoTowns.ts'
import { type PlannedApplicant, planApplicants } from './planApplicants.ts'
import { type PlannedCouple, type PlannedRequest, planCouple } from './planCouple.ts'
import { languageAt, type PlannedProvider, planProvider } from './planProvider.ts'
import { type PlannedReview, planReviews } from './planReviews.ts'
import { type PlannedVenue, planVenues } from './planVenues.ts'
import { Random } from './random.ts'
import { textsByLanguage } from './texts/textsByLanguage.ts'

export interface DemoWorld {
  readonly providers: readonly PlannedProvider[]
  /** Beside the providers that couples write to. */
  readonly applicants: readonly PlannedApplicant[]
  readonly couples: readonly PlannedCouple[]
  readonly reviews: readonly PlannedReview[]
  readonly venues: readonly PlannedVenue[]
}

const providerCounts: Readonly<Record<Country, number>> = { FR: 300, BE: 80, GB: 55, DE: 60, IT: 55, ES: 50, PT: 40 }
const coupleCounts: Readonly<Record<Country, number>> = { FR: 84, BE: 20, GB: 14, DE: 14, IT: 14, ES: 12, PT: 12 }
/** How many couples of the region write to the demo planners: at least one for every state of a request. */
const couplesOfTheRegion = 18
const region = ['Lyon', 'Annecy', 'Grenoble', 'Chambéry', 'Saint-Étienne', 'Valence', 'Villeurbanne']
/** After this the buyer of credits unlocks nothing, so its latest statement lines are payments. */
export const answeredDaysAgo = 7
/** As many as it bought before, minus two. */
const creditsOfBuyer = 10
const hourMs = 3_600_000

/** The whole demo world, planned before anything is recorded: the same time and towns always give the same plan. */
export function planDemoWorld(now: Date, towns: DemoTowns): DemoWorld {
  const providers = planProviders(now, towns)
  const applicants = planApplicants(now, towns, providers.length)
  const buyers = applicants.filter(({ pays }) => pays === 'credits').map(({ provider }) => provider)
  const byId = new Map([...providers, ...buyers].map((provider) => [provider.id, provider]))
  const spendable = new Map(providers.map(({ id, addedCredits }) => [id, 1 + addedCredits]))
  for (const { id } of buyers) spendable.set(id, creditsOfBuyer)
  const answeredBefore = new Date(now.getTime() - (answeredDaysAgo + 3) * 24 * hourMs)
  const demoProviders = providers.slice(0, demoPlanners.length)
  const regional = towns.FR.filter(({ city }) => region.includes(city))
  const answers = new Map<ProviderId, number>()

  const answerOf = (id: ProviderId, contactedAt: Date, random: Random) => {
    const provider = byId.get(id)
    if (!provider) throw new Error(`nobody is ${id}`)
    const turn = answers.get(id) ?? 0
    answers.set(id, turn + 1)
    const isUnlocked = buyers.includes(provider) && contactedAt < answeredBefore
    const chance = demoProviders.includes(provider) ? (turn % 9) / 9 : buyers.includes(provider) ? (isUnlocked ? 0.6 : 0.2) : random.next()
    const unlockable = provider.premiumSince !== undefined || (spendable.get(id) ?? 0) > 0
    const planned = planAnswer(provider, contactedAt, chance, unlockable, random)
    if (planned.answer.kind === 'unlock' && !provider.premiumSince) spendable.set(id, (spendable.get(id) ?? 0) - 1)
    return planned
  }

  const places = countries.flatMap((country) => Array.from({ length: coupleCounts[country] }, () => country))
  const couples = places.map((country, number) => {
    const random = new Random('where', number)
    const isRegional = number < couplesOfTheRegion
    const home = number === 0 ? townOf(towns, demoCouple.town) : isRegional ? random.pick(regional) : random.pickEarly(towns[country])
    const sameLanguage = towns[country].filter((town) => languageAt(town) === languageAt(home))
    const eventPlace = random.chance(0.7) || isRegional ? home : random.pickEarly(sameLanguage)
    const chooseProviders = (language: DemoLanguage, chance: Random) => {
      const near = nearest(providers, eventPlace, language).slice(0, 12)
      const chosen = chance.sample(near, chance.between(2, 4))
      return [...new Set([...(isRegional ? [...demoProviders, ...buyers] : []), ...chosen])].map(({ id }) => id)
    }
    return planCouple({ number, home, eventPlace, now, chooseProviders, answerOf, ...(number === 0 ? { demo: demoCouple } : {}) })
  })
  return {
    providers,
    applicants,
    couples,
    reviews: planReviews(providers, demoPlanners.length, now),
    venues: planVenues(providers),
  }
}

function planProviders(now: Date, towns: DemoTowns): readonly PlannedProvider[] {
  const places = countries.flatMap((country) => Array.from({ length: providerCounts[country] }, () => country))
  const taken = new Set<string>(demoPlanners.map(({ company }) => company))
  return places.map((country, number) => {
    const demo = demoPlanners[number]
    const town = demo ? townOf(towns, demo.town) : new Random('seat', number).pickEarly(towns[country])
    const position = number - places.indexOf(country)
    const planned = planProvider({ number, position, country, town, now, taken, ...(demo ? { demo } : {}) })
    taken.add(planned.company.name)
    return planned
  })
}

function townOf(towns: DemoTowns, name: string): Place {
  const town = towns.FR.find(({ city }) => city === name)
  if (!town) throw new Error(`${name} is not among the towns of the demo world`)
  return town
}

/** The country's planners with the language, nearest first. */
function nearest(providers: readonly PlannedProvider[], place: Place, language: DemoLanguage): readonly PlannedProvider[] {
  const distance = ({ place: { latitude, longitude } }: PlannedProvider) =>
    Math.hypot(latitude - place.latitude, (longitude - place.longitude) * Math.cos((place.latitude * Math.PI) / 180))
  return providers
    .filter(
      (provider) =>
        provider.place.country === place.country && provider.registration.kind === 'planner' && provider.languages.includes(language),
    )
    .toSorted((a, b) => distance(a) - distance(b))
}

/** Unseen, seen, unlocked or rejected, by a random number (from 0 to 1); an answer follows within two and a half days. */
function planAnswer(
  provider: PlannedProvider,
  contactedAt: Date,
  chance: number,
  unlockable: boolean,
  random: Random,
): Pick<PlannedRequest, 'seenAt' | 'answer'> {
  if (chance < 0.3) return { seenAt: undefined, answer: { kind: 'none' } }
  const seenAt = new Date(contactedAt.getTime() + random.between(1, 40) * hourMs)
  const at = new Date(seenAt.getTime() + random.between(5, 1_200) * 60_000)
  if (chance < 0.5 || (chance < 0.8 && !unlockable)) return { seenAt, answer: { kind: 'none' } }
  if (chance < 0.8) return { seenAt, answer: { kind: 'unlock', at } }
  const reason = random.pick(rejectionReasons)
  const note = reason === 'other' ? random.pick(textsByLanguage[languageAt(provider.place)].rejectionNotes) : null
  return { seenAt, answer: { kind: 'reject', at, reason, note } }
}
