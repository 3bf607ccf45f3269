import { deriveId } from '../../src/commands/deriveId.ts'
import type { ReviewId } from '../../src/domain/ids.ts'
import { defaultLocales } from '../../src/domain/locale.ts'
import { defaultPrivateRules } from '../../src/domain/privateRules.ts'
import type { WriteReview } from '../../src/domain/review/writeReview.ts'
import type { DemoLanguage } from './demoLanguage.ts'
import { personName } from './people.ts'
import { daysBefore, languageAt, type PlannedProvider } from './planProvider.ts'
import { Random } from './random.ts'
import { reviewTexts } from './texts/reviewTexts.ts'

/** A review of the demo world and its state. */
export interface PlannedReview {
  readonly words: WriteReview
  readonly writtenAt: Date
  /** Undefined while moderation has not decided. */
  readonly publishedAt: Date | undefined
  /** Moderation hid it again. */
  readonly hidden: { readonly reason: string; readonly at: Date } | undefined
  /** The provider reported it, and moderation has still to decide. */
  readonly reportedAt: Date | undefined
  readonly reply: { readonly text: string; readonly at: Date } | undefined
}

const dayMs = 86_400_000
const { termsVersion } = defaultPrivateRules
/** By a moderator, in the language of the review. */
const hiddenReasons: Readonly<Record<DemoLanguage, string>> = {
  fr: 'L’avis cite le nom complet d’une tierce personne.',
  en: 'The review gives the full name of a third person.',
  de: 'Die Bewertung nennt den vollen Namen einer dritten Person.',
  it: 'La recensione riporta il nome completo di una terza persona.',
  nl: 'De beoordeling noemt de volledige naam van een derde.',
  es: 'La opinión incluye el nombre completo de una tercera persona.',
  pt: 'A avaliação indica o nome completo de uma terceira pessoa.',
}
/** The number of reviews of the demo planners; the newest one still waits for moderation. */
const shownOff = 8
/** One provider in this many has some reviews. */
const oneIn = 20
const mostOfOthers = 5

/** The reviews of some providers, in the language of their towns. */
export function planReviews(providers: readonly PlannedProvider[], demoProviders: number, now: Date): readonly PlannedReview[] {
  return providers.flatMap((provider, number) => {
    const random = new Random('reviews', number)
    const isShownOff = number < demoProviders
    if (!isShownOff && number % oneIn !== 0) return []
    const count = isShownOff ? shownOff : random.between(1, mostOfOthers)
    const opinions = opinionsIn(languageAt(provider.place), count, random)
    return opinions.map((opinion, index) =>
      planReview({ provider, index, count, opinion, isPending: isShownOff && index === 0, now, random }),
    )
  })
}

interface Opinion {
  readonly rating: number
  readonly text: string
}

/** The given number of different texts, with as few repeated sentences as possible. */
function opinionsIn(language: DemoLanguage, count: number, random: Random): readonly Opinion[] {
  const { glad, mixed, details } = reviewTexts[language]
  const openings = [...glad.map((opening) => ({ rating: 5, opening })), ...mixed.map((opening) => ({ rating: 4, opening }))]
  const first = random.sample(openings, openings.length)
  const second = random.sample(details, details.length)
  return Array.from({ length: count }, (_, index) => {
    const { rating, opening } = roundAgain(first, index)
    return { rating, text: `${opening} ${roundAgain(second, index)}` }
  })
}

/** The nth item of a repeating list. */
function roundAgain<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('nothing to go round')
  return found
}

interface ReviewSketch {
  readonly provider: PlannedProvider
  readonly index: number
  readonly count: number
  readonly opinion: Opinion
  readonly isPending: boolean
  readonly now: Date
  readonly random: Random
}

function planReview(sketch: ReviewSketch): PlannedReview {
  const { provider, index, isPending, now, random } = sketch
  const { id: providerId, place, registeredAt } = provider
  const reviewId = deriveId('demo review', providerId, index) as ReviewId
  const language = languageAt(place)
  // For a wedding after the provider's registration; the newest review still waits for moderation.
  const daysHere = Math.floor((now.getTime() - registeredAt.getTime()) / dayMs)
  const writtenAt = daysBefore(now, isPending ? 4 : random.between(10, daysHere - 70), random)
  const later = (days: number) => new Date(writtenAt.getTime() + days * dayMs)
  const wedding = new Date(writtenAt.getTime() - random.between(5, 60) * dayMs).toISOString().slice(0, 10)
  const isReplied = !isPending && random.chance(0.4)
  const isShownOff = sketch.count === shownOff
  return {
    words: { reviewId, providerId, ...wordsOf(sketch, language, wedding), ...reviewerOf(reviewId, place) },
    writtenAt,
    publishedAt: isPending ? undefined : later(1),
    hidden: isShownOff && index === shownOff - 1 ? { reason: hiddenReasons[language], at: later(3) } : undefined,
    reportedAt: isShownOff && index === shownOff - 2 ? later(3) : undefined,
    reply: isReplied ? { text: random.pick(reviewTexts[language].replies), at: later(2) } : undefined,
  }
}

/** The reviewer's private data. */
function reviewerOf(reviewId: ReviewId, { country }: PlannedProvider['place']) {
  return { email: `reviewer-${reviewId.slice(0, 8)}@example.test`, locale: defaultLocales[country], termsVersion, picture: null }
}

type Words = Omit<WriteReview, 'reviewId' | 'providerId' | 'email' | 'locale' | 'termsVersion' | 'picture'>

/** Mostly couples; the second one is by a guest or a parent, and sometimes the third is a recommendation by another provider. */
function wordsOf({ index, opinion, random }: ReviewSketch, language: DemoLanguage, weddingDate: string): Words {
  const texts = reviewTexts[language]
  const { first, last } = personName(language, random)
  if (index === 1) {
    const reviewerType = random.pick(['guests', 'parents'] as const)
    return { reviewerName: `${first} ${last.charAt(0)}.`, reviewerType, rating: 5, text: texts[reviewerType], weddingDate }
  }
  if (index === 2 && random.chance(0.5)) {
    return { reviewerName: `${first} ${last}`, reviewerType: 'provider', rating: null, text: texts.recommendation, weddingDate: null }
  }
  return { reviewerName: texts.both(first, personName(language, random).first), reviewerType: 'couple', ...opinion, weddingDate }
}
