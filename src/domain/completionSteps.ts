/** The steps towards a complete profile, in the order in which a provider sees them. */
export const completionSteps = [
  'company',
  'companyNumber',
  'services',
  'pricing',
  'portrait',
  'experience',
  'benefits',
  'service',
  'profilePhoto',
  'photos',
  'videos',
  'socialNetworks',
  'availability',
  'reviews',
  'templates',
  'security',
  'subscription',
] as const

export type CompletionStep = (typeof completionSteps)[number]

/** Nobody has to pay for a complete profile: these do not count towards it. */
export const optionalSteps: readonly CompletionStep[] = ['subscription']
