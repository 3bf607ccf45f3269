/** The steps towards a complete profile, in the order in which a provider sees them. */
export const completionSteps = [
  'company',
  'companyNumber',
  'profilePhoto',
  'photos',
  'socialNetworks',
  'availability',
  'reviews',
  'templates',
] as const

export type CompletionStep = (typeof completionSteps)[number]
