/** The kinds of data that an erasure removes, listed on its certificate without a number. */
export const erasedUncounted = {
  couple: ['profile', 'phone', 'sessions', 'favourites', 'messages', 'disclosures', 'queues', 'key'],
  provider: ['account', 'company', 'profile', 'gallery', 'files', 'credentials', 'sessions', 'queues', 'key'],
  reviewer: ['review', 'reply', 'queues', 'key'],
} as const

/** The same with a number. */
export const erasedCounted = {
  couple: ['projects', 'requests'],
  provider: ['reviews', 'corrections', 'venues', 'portfolios'],
  reviewer: [],
} as const
