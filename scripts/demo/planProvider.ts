import { deriveId } from '../../src/commands/deriveId.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import type { Country } from '../../src/domain/locale.ts'
import type { Place } from '../../src/domain/place.ts'
import type { DescribeCompany } from '../../src/domain/provider/describeCompany.ts'
import type { OfferServices } from '../../src/domain/provider/offerServices.ts'
import { publicIdOf } from '../../src/domain/provider/publicIdOf.ts'
import type { RegisterProvider } from '../../src/domain/provider/registerProvider.ts'
import type { WriteProfile } from '../../src/domain/provider/writeProfile.ts'
import { type OfferedService, offeredServices } from '../../src/domain/referenceValues.ts'
import type { SocialAddresses } from '../../src/domain/socialNetworks.ts'
import { companyName } from './companyNames.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { addressPart, personName, phoneNumber } from './people.ts'
import { type PlannedCalendar, planCalendar } from './planCalendar.ts'
import { type PlannedGallery, planGallery } from './planGallery.ts'
import { frenchSpeaking, germanSpeaking } from './postalCodes.ts'
import { Random } from './random.ts'
import type { CompanyFacts } from './texts/demoTexts.ts'
import { demoLanguages, textsByLanguage } from './texts/textsByLanguage.ts'

/** Everything that happens to a demo provider, with times. */
export interface PlannedProvider extends PlannedGallery {
  readonly id: ProviderId
  readonly place: Place
  readonly languages: readonly DemoLanguage[]
  readonly registration: Omit<RegisterProvider, 'providerId'>
  readonly company: Omit<DescribeCompany, 'providerId'>
  readonly services: OfferServices['services']
  readonly profile: Omit<WriteProfile, 'providerId'>
  readonly socialAddresses: SocialAddresses
  readonly calendar: PlannedCalendar
  readonly registeredAt: Date
  readonly premiumSince: Date | undefined
  readonly circleMember: boolean
  readonly signedInAt: Date | undefined
  /** Credits added by an administrator, besides the welcome credit. */
  readonly addedCredits: number
}

/** The fixed properties of a provider; the others are random. */
export interface ProviderSketch {
  readonly number: number
  /** The index among its country's providers, from 0. */
  readonly position: number
  readonly country: Country
  readonly town: Place
  readonly now: Date
  /** Used company names. */
  readonly taken: ReadonlySet<string>
  readonly demo?: {
    readonly first: string
    readonly last: string
    readonly company: string
    readonly email: string
    readonly premium: boolean
    /** A number for text messages, if different from the generated one. */
    readonly phone?: string
  }
}

const dayMs = 86_400_000
const ownLanguage: Readonly<Record<Country, DemoLanguage>> = { FR: 'fr', BE: 'nl', GB: 'en', DE: 'de', IT: 'it', ES: 'es', PT: 'pt' }
/** Prices relative to France. */
const priceLevel: Readonly<Record<Country, number>> = { FR: 1, BE: 1, GB: 1.2, DE: 1.05, IT: 1.1, ES: 0.85, PT: 0.75 }
/** The range of starting prices in euros of a service in France. */
const prices: Readonly<Record<OfferedService, readonly [number, number]>> = {
  CONSULTING_SERVICES: [90, 250],
  CORPORATE_EVENTS: [1800, 6500],
  DAY_COORDINATION: [800, 2200],
  FULL_PLANNING: [3200, 8500],
  PARTIAL_PLANNING: [1700, 4200],
  PRIVATE_EVENTS: [900, 3800],
  SECULAR_CEREMONY: [500, 1200],
  VENDOR_SEARCH: [350, 1400],
  WEDDING_DESIGN: [1000, 3400],
}

/** The language that is spoken in a town. */
export function languageAt({ city, country }: Place): DemoLanguage {
  if (frenchSpeaking.has(city) && country === 'BE') return 'fr'
  return germanSpeaking.has(city) ? 'de' : ownLanguage[country]
}

export function planProvider({ number, position, country, town, now, taken, demo }: ProviderSketch): PlannedProvider {
  const random = new Random('provider', number)
  const id = deriveId('demo provider', number) as ProviderId
  const language = languageAt(town)
  const kind = demo || !random.chance(0.065) ? 'planner' : 'venue'
  const person = demo ?? personName(language, random)
  const name = demo?.company ?? companyName(language, kind, person, taken, random)
  const spoken = spokenLanguages(language, random)
  const years = random.between(2, 18)
  const ageDays = demo ? 400 : random.between(95, 900)
  const services = plannedServices(language, country, kind, random)
  return {
    id,
    place: town,
    languages: spoken,
    registration: {
      publicId: publicIdOf(id),
      kind,
      firstname: person.first,
      lastname: person.last,
      email: demo?.email ?? `${addressPart(person.first)}@${addressPart(name)}-${number}.example`,
      phone: demo?.phone ?? phoneNumber(country, number),
      locale: `${language}-${country}`,
      emailConfirmed: true,
    },
    company: {
      name,
      place: town,
      website: random.chance(0.8) ? `https://${addressPart(name)}.example` : null,
      languages: [...spoken],
      startingFrom: random.chance(0.85) ? lowestPrice(services) : null,
      createdOn: plannedCreation(number, now, years),
    },
    services,
    profile: plannedProfile({ company: name, inTown: textsByLanguage[language].inTown(town.city), years }, language, kind, random),
    socialAddresses: plannedNetworks(number),
    ...planGallery({ id, kind, position, number, company: name, language }),
    calendar: planCalendar(number, language, now),
    registeredAt: daysBefore(now, ageDays, random),
    premiumSince: (demo ? demo.premium : random.chance(0.16)) ? daysBefore(now, random.between(60, 90), random) : undefined,
    signedInAt: lastSignIn(now, ageDays, random, demo !== undefined),
    circleMember: demo ? demo.premium : Number.parseInt(id.slice(-2), 16) % 12 === 0,
    addedCredits: demo && !demo.premium ? 6 : 0,
  }
}

/** The company is as old as its experience; one in eight does not state its age. */
function plannedCreation(number: number, now: Date, years: number): string | null {
  const random = new Random('creation', number)
  const [month, day] = [random.between(1, 12), random.between(1, 28)].map((each) => String(each).padStart(2, '0'))
  return random.chance(0.125) ? null : `${now.getUTCFullYear() - years}-${month}-${day}`
}

/** Names that nobody has. */
function plannedNetworks(number: number): SocialAddresses {
  const name = `alliance_demo_${number}`
  const instagram = number % 4 === 0 ? {} : { instagram: `https://www.instagram.com/${name}` }
  return number % 3 === 0 ? { ...instagram, pinterest: `https://www.pinterest.com/${name}` } : instagram
}

function spokenLanguages(own: DemoLanguage, random: Random): readonly DemoLanguage[] {
  const others = demoLanguages.filter((language) => language !== own && language !== 'en')
  const english = own !== 'en' && random.chance(0.7) ? (['en'] as const) : []
  return [own, ...english, ...random.sample(others, random.chance(0.35) ? random.between(1, 2) : 0)]
}

function plannedServices(language: DemoLanguage, country: Country, kind: 'planner' | 'venue', random: Random): OfferServices['services'] {
  const tier = random.next() ** 1.6
  const main: readonly OfferedService[] =
    kind === 'planner' ? ['FULL_PLANNING', 'PARTIAL_PLANNING', 'DAY_COORDINATION'] : ['PRIVATE_EVENTS', 'CORPORATE_EVENTS']
  const usual = main.filter(() => kind === 'venue' || random.chance(0.85))
  const further = offeredServices.filter((service) => !main.includes(service))
  const offered = usual.length > 0 ? usual : main.slice(2)
  return [...offered, ...(kind === 'planner' ? random.sample(further, random.between(0, 4)) : [])].map((service) => {
    const [modest, lavish] = prices[service]
    const euros = (modest + (lavish - modest) * tier) * priceLevel[country] * (0.9 + random.next() * 0.2)
    return {
      service,
      startingFrom: random.chance(0.9) ? Math.round(euros / (euros < 300 ? 10 : 50)) * (euros < 300 ? 1_000 : 5_000) : null,
      description: random.chance(0.9) ? random.pick(textsByLanguage[language].services[service]) : null,
      priceVisible: random.chance(0.88),
      descriptionVisible: random.chance(0.95),
    }
  })
}

/** The company's starting price: its cheapest service, except an hour of advice and hidden services. */
function lowestPrice(services: OfferServices['services']): number | null {
  const known = services.flatMap(({ startingFrom, priceVisible }) =>
    startingFrom !== null && priceVisible && startingFrom >= 50_000 ? [startingFrom] : [],
  )
  return known.length > 0 ? Math.min(...known) : null
}

function plannedProfile(
  facts: CompanyFacts,
  language: DemoLanguage,
  kind: 'planner' | 'venue',
  random: Random,
): PlannedProvider['profile'] {
  const texts = textsByLanguage[language]
  const { opening, approach, closing } = texts[kind]
  const paragraphs = [random.pick(opening)(facts), random.sample(approach, 2).join(' '), random.pick(closing)]
  return {
    portrait: paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`).join(''),
    experience: random.pick(texts.experience)(facts),
    strengths: [...random.sample(texts.strengths, random.between(3, 5))],
    serviceText: random.pick(texts.serviceText),
  }
}

/** About six in ten were active within the last three months, a quarter before, the rest not since their registration. */
function lastSignIn(now: Date, ageDays: number, random: Random, demo: boolean): Date | undefined {
  const share = random.next()
  if (demo || share < 0.6) return daysBefore(now, demo ? 1 : random.between(1, 84), random)
  return share < 0.85 ? daysBefore(now, random.between(91, ageDays - 1), random) : undefined
}

/** A time within working hours, some days ago. */
export function daysBefore(now: Date, days: number, random: Random): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  return new Date(midnight - days * dayMs + (7 * 60 + random.between(0, 12 * 60)) * 60_000)
}
