import { base, Faker, fr, it, nl, nl_BE, pt_PT } from '@faker-js/faker'
import type { Country } from '../../src/domain/locale.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { familyNames, givenNames } from './givenNames.ts'
import type { Random } from './random.ts'

const fakers: Readonly<Partial<Record<DemoLanguage, Faker>>> = {
  fr: new Faker({ locale: [fr, base] }),
  nl: new Faker({ locale: [nl_BE, nl, base] }),
  it: new Faker({ locale: [it, base] }),
  pt: new Faker({ locale: [pt_PT, base] }),
}

/** A first and last name of somebody who speaks the language. */
export function personName(language: DemoLanguage, random: Random): { readonly first: string; readonly last: string } {
  return { first: random.pick(givenNames[language]), last: familyName(language, random) }
}

function familyName(language: DemoLanguage, random: Random): string {
  const faker = fakers[language]
  if (!faker) return random.pick(familyNames[language] ?? [])
  faker.seed(random.between(0, 2_147_483_647))
  return faker.person.lastName().replace(/(?<= )\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** The prefix of a demo number: a range reserved for fiction where a country has one, else zeros that nobody has. */
const phoneRanges: Readonly<Record<Country, { readonly prefix: string; readonly digits: number }>> = {
  FR: { prefix: '+3363998', digits: 4 },
  BE: { prefix: '+324700000', digits: 2 },
  GB: { prefix: '+447700900', digits: 3 },
  DE: { prefix: '+493023125', digits: 3 },
  IT: { prefix: '+393330000', digits: 3 },
  ES: { prefix: '+34600000', digits: 3 },
  PT: { prefix: '+351910000', digits: 3 },
}

/** The nth telephone number of the demo world in a country; the numbers of France, where most people are, are all different. */
export function phoneNumber(country: Country, number: number): string {
  const { prefix, digits } = phoneRanges[country]
  return prefix + String(number % 10 ** digits).padStart(digits, '0')
}

/** Letters and digits of a text, for addresses: `L'Atelier Évian` → `l-atelier-evian`. */
export function addressPart(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
