import { z } from 'zod'
import { ProjectId } from '../../../domain/ids.ts'
import { PublicId } from '../publicId.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

const mostFavourites = 200

const PublicIds = z.array(PublicId).max(mostFavourites)

/** JSON in a string, as the specification has it. */
const PublicIdsAsText = z
  .string()
  .max(20_000)
  .transform((text, context): string[] => {
    try {
      return PublicIds.parse(JSON.parse(text))
    } catch {
      context.addIssue({ code: 'custom', message: 'Must be a JSON list of public ids, e.g. ["k7m2p9"]' })
      return z.NEVER
    }
  })

export const SuggestPrestatairesBody = z.object({
  project: ProjectId,
  /** Id or public id of a provider that was chosen before the project existed. */
  prestataire: PublicId.nullish(),
  /** Public ids of favourites, which also come first. */
  planners: PublicIdsAsText.nullish(),
})

const points = z.int()

/** Why a planner is suggested: its distance and its points. */
export const SuggestionReasons = z.object({
  kilometres: z.number(),
  points: z.object({ distance: points, budget: points, services: points, languages: points, activity: points }),
  premium: z.boolean(),
  /** How its price fits the couple's budget range. */
  budgetFit: z.enum(['within', 'below', 'slightlyAbove', 'unknown', 'outside']),
  /** It speaks all the couple's languages. */
  allLanguages: z.boolean(),
})
export type SuggestionReasons = z.output<typeof SuggestionReasons>

const SuggestedPrestataire = Prestataire.extend({
  /** The couple has already written to it. */
  contacted: z.boolean(),
  /** It is not available on the project's date; only for one that the couple chose itself. */
  unavailable: z.boolean(),
  /** Null for one that the couple chose itself. */
  why: SuggestionReasons.nullable(),
})
export type SuggestedPrestataire = z.output<typeof SuggestedPrestataire>

export const SuggestPrestatairesAnswer = answer({ prestataires: z.array(SuggestedPrestataire).readonly() })
