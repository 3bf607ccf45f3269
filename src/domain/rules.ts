/**
 * Every number the business may want to change, in one place. Durations carry their unit in the
 * name, money is integer euro cents net of VAT. Configuration may override single values; handlers pass the object on.
 */
export const defaultRules = {
  phoneCode: { digits: 6, validMinutes: 10, attempts: 5, secondsBetweenSends: 60, sendsPerHour: 5 },
  phoneProof: { loginMinutes: 10, registrationMinutes: 60 },
  /** At most `max` times within any `seconds`; what is counted costs money or could be guessed. An address is an IPv4 or an IPv6 /64. */
  limits: {
    codesPerAddress: { max: 100, seconds: 3_600 },
    /** Numbers that differ in their last four digits alone: paid text messages are farmed in such ranges. */
    codesPerNumberRange: { max: 100, seconds: 3_600 },
    codesInTotal: { max: 2_000, seconds: 3_600 },
    guessesPerAddress: { max: 600, seconds: 3_600 },
    signInsPerLoginAndAddress: { max: 10, seconds: 900 },
    signInsPerLogin: { max: 60, seconds: 3_600 },
    signInsPerAddress: { max: 200, seconds: 900 },
    registrationsPerAddress: { max: 100, seconds: 3_600 },
    exportsPerCouple: { max: 5, seconds: 3_600 },
  },
  /** After this a claim whose owner never came to be can be taken by somebody else. */
  claimGraceMinutes: 10,
  session: { accessMinutes: 15, refreshDays: 7, reuseGraceSeconds: 30 },
  termsVersion: '2026-11-01',
  text: { freeEventType: 100, theme: 255, message: 2000, searchKeywords: 100, rejectionNote: 500, portraitExcerpt: 160 },
  /** What a planner may show without Premium. */
  freePlan: { photos: 5, videos: 1 },
  /** What is written of a provider, and what it replies; characters, spaces at either end aside. */
  reviews: {
    rating: { least: 1, most: 5 },
    name: { least: 2, most: 80 },
    text: { least: 20, most: 2000 },
    answer: { most: 2000 },
    pageSize: 5,
  },
  suggestions: {
    count: 3,
    maxKilometres: 200,
    fullScoreKilometres: 20,
    points: { distance: 40, languages: 10, activity: 5 },
    budget: { within: 25, below: 20, slightlyAbove: 10, unknown: 8, outside: 0, toleranceAbove: 0.25 },
    services: { pricedAndDescribed: 20, priced: 14, offered: 10, noneChosen: 10 },
  },
  activeDays: 90,
  search: { pageSize: 12, exactTotalUpTo: 600, radiusKilometres: 50 },
  /**
   * Figures that texts claim stand only while the data of so many days bear them out: from so many providers on, an answer within so many
   * hours as a rule, told from so many requests and, for the chances, from so many projects of either kind.
   */
  claims: { days: 90, providersAbove: 500, answerHoursAtMost: 24, leastRequests: 100, leastProjects: 50 },
  welcomeCredits: 1,
  creditGuaranteeDays: 14,
  /** A mail or text message about an event is sent within this time or not at all. */
  newsForHours: 72,
} as const

type Widened<T> = { readonly [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : Widened<T[K]> }
export type Rules = Widened<typeof defaultRules>
