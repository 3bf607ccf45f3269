import type { CompletionStep } from '../completionSteps.ts'

/** The steps towards a complete profile that are visible on its public page. */
export const previewedSteps = [
  'services',
  'portrait',
  'profilePhoto',
  'photos',
  'experience',
  'benefits',
] as const satisfies readonly CompletionStep[]
export type PreviewedStep = (typeof previewedSteps)[number]
