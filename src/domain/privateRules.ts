/**
 * The rules that never reach a browser: knowing them, somebody could stay just below a limit, or write a profile for the score. Durations
 * have their unit in the name, money is integer euro cents net of VAT.
 */
export const defaultPrivateRules = {
  attemptsPerPhoneCode: 5,
  phoneProof: { loginMinutes: 10, registrationMinutes: 60 },
  /** At most `max` times within any `seconds`; for actions that cost money or allow guessing. An address is an IPv4 or an IPv6 /64. */
  limits: {
    codesPerAddress: { max: 100, seconds: 3_600 },
    /** Numbers that differ only in their last four digits: paid text messages are abused in such ranges. */
    codesPerNumberRange: { max: 100, seconds: 3_600 },
    /** Per block of addresses (`networkPrefix`), which one attacker may own. */
    codesPerPrefix: { max: 300, seconds: 3_600 },
    /** Per served country; for every other country, where few couples live and text messages cost more. */
    codesPerCountry: { max: 1_000, seconds: 3_600 },
    codesPerOtherCountry: { max: 100, seconds: 3_600 },
    codesInTotal: { max: 2_000, seconds: 3_600 },
    /** For users who signed in before, when one of the budgets above is used up: on the same device, or anywhere with the same number. */
    codesOfKnownDevices: { max: 2_000, seconds: 3_600 },
    codesOfAccounts: { max: 2_000, seconds: 3_600 },
    /** How often an address can make us check whether a number has an account. */
    accountLookupsPerAddress: { max: 100, seconds: 3_600 },
    guessesPerAddress: { max: 600, seconds: 3_600 },
    signInsPerLoginAndAddress: { max: 10, seconds: 900 },
    signInsPerLogin: { max: 60, seconds: 3_600 },
    signInsPerAddress: { max: 200, seconds: 900 },
    /** Per device on which the same login signed in before; the three limits above do not apply to it. */
    signInsPerKnownDevice: { max: 10, seconds: 900 },
    /** Attempts to change the password, which somebody with a stolen session could use to guess the current one. */
    passwordChangesPerProvider: { max: 10, seconds: 3_600 },
    /** Links for a new password: per e-mail, within two periods, and per address. */
    passwordLinksInARow: { max: 1, seconds: 120 },
    passwordLinksPerLogin: { max: 5, seconds: 3_600 },
    passwordLinksPerAddress: { max: 50, seconds: 3_600 },
    confirmationLinksInARow: { max: 1, seconds: 60 },
    confirmationLinksPerProvider: { max: 5, seconds: 3_600 },
    /** Links to a new login e-mail, which may belong to anybody. */
    loginEmailLinksPerProvider: { max: 5, seconds: 3_600 },
    /** Retries of an address to which mails failed. */
    mailsTriedAgainPerProvider: { max: 3, seconds: 86_400 },
    phoneCodesPerProvider: { max: 5, seconds: 3_600 },
    /** New payments: each calls the payment service. */
    paymentsPerProvider: { max: 30, seconds: 3_600 },
    /** Other calls that ask the payment service, about payments that exist. */
    paymentCallsPerProvider: { max: 120, seconds: 3_600 },
    /** Opened links: each reads the log. */
    openedLinksPerAddress: { max: 100, seconds: 3_600 },
    registrationsPerAddress: { max: 100, seconds: 3_600 },
    newProjectsPerCouple: { max: 50, seconds: 3_600 },
    exportsPerCouple: { max: 5, seconds: 3_600 },
    dataExportsPerProvider: { max: 5, seconds: 3_600 },
    /** Exports of requests. */
    exportsPerProvider: { max: 20, seconds: 3_600 },
    /** Uploads: each takes a second of a processor, and storage. */
    uploadsPerProvider: { max: 200, seconds: 3_600 },
    /** Imported calendars: each makes us fetch an address that the provider names. */
    calendarFeedsPerProvider: { max: 20, seconds: 3_600 },
    /** Messages to the operator, which a person reads. */
    supportMessagesPerHour: { max: 5, seconds: 3_600 },
    supportMessagesPerDay: { max: 15, seconds: 86_400 },
    /** Whoever could query every day would know a provider's whole calendar. */
    datesAskedPerAddress: { max: 60, seconds: 3_600 },
    /** Writing a review needs no sign-in: limits per address, and per link of a provider. */
    reviewsPerAddress: { max: 10, seconds: 3_600 },
    /** Forms with a mistake and a photograph, which is received all the same. */
    wrongReviewsPerAddress: { max: 20, seconds: 3_600 },
    reviewsPerLink: { max: 200, seconds: 86_400 },
  },
  /** The maximum number of requests in an export. */
  exportedRequests: 20_000,
  /**
   * How often imported calendars are read; after failures less and less often, up to a maximum; and how many months, from the current one
   * on.
   */
  calendarFeeds: { hoursBetweenReadings: 6, mostHoursAfterFailures: 48, months: 24, bytes: 1_048_576, seconds: 5 },
  /** A photograph that takes longer to read is refused. */
  photoReading: { milliseconds: 60_000 },
  /** The time limit for calls of the payment service while a person waits, who gets an answer within 5 s. */
  paymentPatience: { milliseconds: 4_000 },
  /** How long a call waits for a connection to the database while all of them are in use, before it answers 503. */
  databasePatience: { milliseconds: 10_000 },
  /** How long a read waits for its projection to reach `X-Min-Position`, before it answers 503. */
  readPatience: { milliseconds: 2_000 },
  /** How long a call that erases a person waits for the read models, before it answers 503; an effect goes on without it. */
  erasurePatience: { milliseconds: 5_000 },
  /** How long to wait for an owner that is just being created, e.g. when two devices register one number at once. */
  claimPatience: { milliseconds: 3_000 },
  /** The intervals at which a company number is checked again: in hours without an answer, in months when it is valid. */
  companyChecks: { hoursUntilAnswer: 24, monthsOnceValid: 1 },
  /** Concurrent live update streams per person and process. */
  liveConnectionsPerPerson: 20,
  /** Per process: how many views of providers are counted a second (34 million a day), and how many wait at most. */
  views: { answersPerSecond: 400, mostWaiting: 1_000 },
  /** After this time somebody else can take over a claim whose owner was never created. */
  claimGraceMinutes: 10,
  /** The log gets at most one activity event per provider in this many days. */
  activityFactDays: 7,
  session: { accessMinutes: 15, refreshDays: 7, reuseGraceSeconds: 30, impersonationMinutes: 30 },
  termsVersion: '2026-11-01',
  /** Characters of the portrait on a provider's card. */
  portraitExcerpt: 160,
  suggestions: {
    maxKilometres: 200,
    fullScoreKilometres: 20,
    points: { distance: 40, languages: 10, activity: 5 },
    budget: { within: 25, below: 20, slightlyAbove: 10, unknown: 8, outside: 0, toleranceAbove: 0.25 },
    services: { pricedAndDescribed: 20, priced: 14, offered: 10, noneChosen: 10 },
  },
  search: { pageSize: 12, exactTotalUpTo: 600, radiusKilometres: 50 },
  /** Pages of portfolios with fewer pictures and less text, in characters, are excluded from search engines. */
  thinPortfolio: { images: 3, characters: 300 },
  /** How many similar providers are shown on the page of a provider without Premium. */
  similarProviders: { count: 3, kilometres: 50 },
  /** Couples see a provider's reply time if it answered enough requests in a period of days, half of them within a number of hours. */
  shownReplyTime: { days: 90, leastAnswers: 5, hoursAtMost: 24 },
  /**
   * Marketing figures are shown only while the data of a period support them: from a number of providers on, a typical answer within a
   * number of hours, computed from enough requests and, for the chances, from enough projects of either kind.
   */
  claims: { days: 90, providersAbove: 500, answerHoursAtMost: 24, leastRequests: 100, leastProjects: 50 },
  /** After how long without an answer a couple is sent other planners. */
  hoursUntilOthersAreSuggested: 48,
  /** When a couple is invited to review, by its local time; not for a provider that wins the request too many days after the event. */
  reviewInvitation: { time: '10:00', latestDaysAfterEvent: 60 },
  /** This many temporary failures within this many days count as a permanent one. */
  mailBounces: { softUntilFinal: 5, softWithinDays: 30 },
  /** How long an unsubscribe link in a mail is valid. */
  unsubscribeLinkDays: 730,
  welcomeCredits: 1,
  /** How many years invoices and credit notes are kept after the one in which they were issued, as the law requires. */
  invoiceRetentionYears: 10,
  /**
   * How many days before a yearly renewal its provider is notified (some laws require more than a month), and how many before a cancelled
   * subscription ends.
   */
  premiumReminders: { daysBeforeRenewal: 35, daysBeforeEnd: 7 },
  /** A mail or text message about an event is sent within this time or not at all. */
  newsForHours: 72,
} as const
