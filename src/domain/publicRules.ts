/**
 * The rules that browsers may know: what forms check and pages state. Anybody can read these numbers.
 * Durations carry their unit in the name, money is integer euro cents net of VAT.
 */
export const defaultPublicRules = {
  phoneCode: { digits: 6, validMinutes: 10, secondsBetweenSends: 60, sendsPerHour: 5 },
  /** Links that are mailed to whoever signs in by e-mail. */
  links: { confirmEmailHours: 48, newPasswordMinutes: 60 },
  /** Characters. */
  text: { freeEventType: 100, theme: 255, message: 2000, searchKeywords: 100, rejectionNote: 500, requestNote: 5000 },
  /** Texts to answer requests with: how many a provider keeps, and characters. */
  replyTemplates: { most: 20, title: 80, text: 2000 },
  /** What a service on offer may cost at most, euro cents, and characters of its description. */
  offeredServices: { mostStartingFrom: 10_000_000, description: 600 },
  /** What a provider writes to the operator, characters. */
  supportMessage: { least: 20, most: 4000 },
  /** Why a provider deletes its account, characters. */
  deletionReason: { least: 10, most: 1000 },
  /** What a provider writes about itself: characters of each text without its markup; how many strengths, and characters of one. */
  profileTexts: { portrait: 3000, experience: 2000, serviceText: 2000, strengths: 10, strength: 120 },
  /** What it costs to open a couple's contact data without Premium. */
  unlockCredits: 1,
  /** Credits by the pack. */
  creditPacks: {
    one: { credits: 1, net: 5_000 },
    five: { credits: 5, net: 22_500 },
    ten: { credits: 10, net: 40_000 },
    twentyFive: { credits: 25, net: 87_500 },
  },
  /** A provider with so few credits is told. */
  lowBalance: 1,
  /**
   * What a month and a year of Premium cost, how long a provider may withdraw from a year, and of a renewal that fails: how many days Premium
   * stays, and after how many each the card is tried again.
   */
  premium: { monthNet: 4_900, yearNet: 49_000, withdrawalDays: 30, graceDays: 7, daysBetweenAttempts: 2 },
  /** What a provider may show without Premium. */
  freePlan: { photos: 5, videos: 1, portfolios: 1 },
  /** What the club takes off a membership with Premium. */
  club: { discountPercent: 30 },
  /** What is taken as a photograph; sides in pixels, megapixels as it is decoded. Texts in characters. */
  photo: { megabytes: 10, leastSide: 360, megapixels: 40, caption: 200, alt: 200 },
  /** Venues of a provider, pictures and videos of one (rules VEN-2 and VEN-4), guests; the name, the texts and why one was rejected in characters. */
  venues: {
    most: 100,
    images: 20,
    videos: 10,
    guests: 100_000,
    name: { least: 2, most: 80 },
    description: { least: 10, most: 500 },
    details: { most: 10_000 },
    rejectionReason: { least: 5, most: 500 },
  },
  /** Portfolios of a provider, pictures of one and megabytes of each (rule POR-2), guests; money in euro cents, texts in characters. */
  portfolios: {
    most: 100,
    images: 20,
    megabytes: 2,
    guests: 100_000,
    mostBudget: 1_000_000_000,
    title: { least: 2, most: 80 },
    description: { least: 10, most: 2000 },
    place: 120,
    style: 80,
  },
  /** What is said of a video; characters, without the spaces at either end. */
  video: { title: { least: 2, most: 80 }, description: { least: 10, most: 2000 } },
  /** What is written about a provider, and its reply; characters, without the spaces at either end. */
  reviews: {
    rating: { least: 1, most: 5 },
    name: { least: 2, most: 80 },
    text: { least: 20, most: 2000 },
    answer: { most: 2000 },
    reportNote: { most: 500 },
    hiddenReason: { least: 5, most: 500 },
    pageSize: 5,
  },
  /** A provider's calendar: entries that are not over, days of one, how far ahead they may lie, characters of a note, calendars kept elsewhere. */
  availability: { entries: 500, daysPerEntry: 366, monthsAhead: 60, label: 100, feeds: 5 },
  /** When text messages go to a provider, by its own clocks, and how many a day at most; what comes beyond that waits for the next morning. */
  textMessages: { from: '08:00', until: '20:00', mostPerDay: 10 },
  /** How many planners are suggested for a project. */
  suggestedPlanners: 3,
  /** How many projects of a couple may be open at once: neither over, nor cancelled, nor settled. */
  openProjectsPerCouple: 50,
  /** How many projects a list gives at once unless it is asked for fewer. */
  projectsPageSize: 100,
  /** A provider counts as up to date for so many days after it was last active. */
  activeDays: 90,
} as const

/** A rule's type with any value, not only the default one. */
export type Widened<T> = {
  readonly [K in keyof T]: T[K] extends number ? number : T[K] extends string ? string : T[K] extends boolean ? boolean : Widened<T[K]>
}

export type PublicRules = Widened<typeof defaultPublicRules>
