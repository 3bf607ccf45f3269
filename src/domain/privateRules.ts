/**
 * The rules that never reach a browser: whoever knew them could stay just below a limit, or write a profile for the score.
 * Durations carry their unit in the name, money is integer euro cents net of VAT.
 */
export const defaultPrivateRules = {
  attemptsPerPhoneCode: 5,
  phoneProof: { loginMinutes: 10, registrationMinutes: 60 },
  /** At most `max` times within any `seconds`; what is counted costs money or could be guessed. An address is an IPv4 or an IPv6 /64. */
  limits: {
    codesPerAddress: { max: 100, seconds: 3_600 },
    /** Numbers that differ in their last four digits only: paid text messages are farmed in such ranges. */
    codesPerNumberRange: { max: 100, seconds: 3_600 },
    /** Of a block of addresses (`networkPrefix`), which one attacker may hold whole. */
    codesPerPrefix: { max: 300, seconds: 3_600 },
    /** Of each country served; of every other one, where few couples live and text messages cost more. */
    codesPerCountry: { max: 1_000, seconds: 3_600 },
    codesPerOtherCountry: { max: 100, seconds: 3_600 },
    codesInTotal: { max: 2_000, seconds: 3_600 },
    /** For those who signed in before, when one of the budgets above is used up: on the same device, or anywhere with the same number. */
    codesOfKnownDevices: { max: 2_000, seconds: 3_600 },
    codesOfAccounts: { max: 2_000, seconds: 3_600 },
    /** How often an address can make us look whether a number has an account. */
    accountLookupsPerAddress: { max: 100, seconds: 3_600 },
    guessesPerAddress: { max: 600, seconds: 3_600 },
    signInsPerLoginAndAddress: { max: 10, seconds: 900 },
    signInsPerLogin: { max: 60, seconds: 3_600 },
    signInsPerAddress: { max: 200, seconds: 900 },
    /** Of a device that the same login signed in on before; none of the three limits above counts for it. */
    signInsPerKnownDevice: { max: 10, seconds: 900 },
    /** Tries to change the password, which a borrowed session could make to guess the current one. */
    passwordChangesPerProvider: { max: 10, seconds: 3_600 },
    /** Links for a new password: to one e-mail, within two lengths of time, and asked for from one address. */
    passwordLinksInARow: { max: 1, seconds: 120 },
    passwordLinksPerLogin: { max: 5, seconds: 3_600 },
    passwordLinksPerAddress: { max: 50, seconds: 3_600 },
    confirmationLinksInARow: { max: 1, seconds: 60 },
    confirmationLinksPerProvider: { max: 5, seconds: 3_600 },
    /** Links to a new login e-mail, which may be anybody's. */
    loginEmailLinksPerProvider: { max: 5, seconds: 3_600 },
    /** Mails to an address where mails failed. */
    mailsTriedAgainPerProvider: { max: 3, seconds: 86_400 },
    phoneCodesPerProvider: { max: 5, seconds: 3_600 },
    /** Payments that are begun: each asks the payment service. */
    paymentsPerProvider: { max: 30, seconds: 3_600 },
    /** Links that are opened: each costs a look at the log. */
    openedLinksPerAddress: { max: 100, seconds: 3_600 },
    registrationsPerAddress: { max: 100, seconds: 3_600 },
    newProjectsPerCouple: { max: 50, seconds: 3_600 },
    exportsPerCouple: { max: 5, seconds: 3_600 },
    dataExportsPerProvider: { max: 5, seconds: 3_600 },
    /** Lists of requests for a spreadsheet. */
    exportsPerProvider: { max: 20, seconds: 3_600 },
    /** Each takes a second of a processor, and space for as long as it is shown. */
    uploadsPerProvider: { max: 200, seconds: 3_600 },
    /** Each has us fetch an address that the provider names. */
    calendarFeedsPerProvider: { max: 20, seconds: 3_600 },
    /** Messages to the operator, each of which a person reads. */
    supportMessagesPerHour: { max: 5, seconds: 3_600 },
    supportMessagesPerDay: { max: 15, seconds: 86_400 },
    /** Whoever asked for every day would know a provider's whole calendar. */
    datesAskedPerAddress: { max: 60, seconds: 3_600 },
    /** Nobody signs in to write a review: so many forms are taken from one address, and by one provider's link. */
    reviewsPerAddress: { max: 10, seconds: 3_600 },
    reviewsPerLink: { max: 200, seconds: 86_400 },
  },
  /** How many requests such a list holds at most. */
  exportedRequests: 20_000,
  /** Calendars kept elsewhere are read so often, and after failures later and later up to so long; of the months from the present one on. */
  calendarFeeds: { hoursBetweenReadings: 6, mostHoursAfterFailures: 48, months: 24, bytes: 1_048_576, seconds: 5 },
  /** A photograph that takes longer to read is given up. */
  photoReading: { milliseconds: 60_000 },
  /** So long the payment service is asked for what one person waits for, who is answered within 5 s. */
  paymentPatience: { milliseconds: 4_000 },
  /** A company number without an answer is asked about again after so many hours, a valid one after so many months. */
  companyChecks: { hoursUntilAnswer: 24, monthsOnceValid: 1 },
  /** Streams of live updates that one person may have open at a time, in each process. */
  liveConnectionsPerPerson: 20,
  /** In each process: so many views of providers are answered a second, 34 million a day, and so many wait at most. */
  views: { answersPerSecond: 400, mostWaiting: 1_000 },
  /** After this time somebody else can take a claim whose owner never came to exist. */
  claimGraceMinutes: 10,
  /** The log takes one activity fact of a provider in so many days at most. */
  activityFactDays: 7,
  session: { accessMinutes: 15, refreshDays: 7, reuseGraceSeconds: 30, impersonationMinutes: 30 },
  termsVersion: '2026-11-01',
  /** Characters of a provider's portrait on a card. */
  portraitExcerpt: 160,
  suggestions: {
    maxKilometres: 200,
    fullScoreKilometres: 20,
    points: { distance: 40, languages: 10, activity: 5 },
    budget: { within: 25, below: 20, slightlyAbove: 10, unknown: 8, outside: 0, toleranceAbove: 0.25 },
    services: { pricedAndDescribed: 20, priced: 14, offered: 10, noneChosen: 10 },
  },
  search: { pageSize: 12, exactTotalUpTo: 600, radiusKilometres: 50 },
  /** Search engines leave out the page of a portfolio with fewer pictures that also says less, in characters. */
  thinPortfolio: { images: 3, characters: 300 },
  /** Named on the page of a provider without Premium. */
  similarProviders: { count: 3, kilometres: 50 },
  /** How soon a provider replies is shown to couples when it answered so many requests of so many days, half of them within so many hours. */
  shownReplyTime: { days: 90, leastAnswers: 5, hoursAtMost: 24 },
  /**
   * Marketing figures are shown only while the data of so many days support them: from so many providers on, an answer within so many
   * hours as a rule, computed from so many requests and, for the chances, from so many projects of either kind.
   */
  claims: { days: 90, providersAbove: 500, answerHoursAtMost: 24, leastRequests: 100, leastProjects: 50 },
  /** Other planners are suggested to a couple that nobody has answered for so long. */
  hoursUntilOthersAreSuggested: 48,
  /** When a couple is asked for a review, by its own clocks; of a provider that wins a request later than so many days after the event it is not. */
  reviewInvitation: { time: '10:00', latestDaysAfterEvent: 60 },
  /** Mails that fail for the moment are a failure for good when so many of them did within so many days. */
  mailBounces: { softUntilFinal: 5, softWithinDays: 30 },
  /** A link in a mail by which its kind is turned off works for so long. */
  unsubscribeLinkDays: 730,
  welcomeCredits: 1,
  /** So many days before a year of Premium renews its provider is told, more than a month as some laws want it, and so many before a cancelled subscription ends. */
  premiumReminders: { daysBeforeRenewal: 35, daysBeforeEnd: 7 },
  /** A mail or text message about an event is sent within this time or not at all. */
  newsForHours: 72,
} as const
