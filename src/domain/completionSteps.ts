/** The steps towards a complete profile, in the order shown to the provider. */
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

/** A complete profile must not require payment, so these steps do not count. */
export const optionalSteps: readonly CompletionStep[] = ['subscription']
