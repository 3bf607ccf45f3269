import { z } from 'zod'
import { ProjectId } from '../../../domain/ids.ts'
import { RecipientId } from '../../../domain/project/recipient.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { plainText } from '../plainText.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

/** Far more than a screen offers: the number of contacted providers is not limited. */
const mostAtOnce = 500

export const choosePrestatairesBody = ({ text }: PublicRules) =>
  z.object({
    project: ProjectId,
    /** Ids of providers, and of venues when a venue is meant. */
    selectedPrestataires: z.array(RecipientId).min(1).max(mostAtOnce),
    /** Blank: the project's existing message. */
    message: plainText(text.message).nullish(),
  })

/** The result for each chosen recipient; for one that never was public only the id is known. */
const ChosenPrestataire = Prestataire.partial().extend({
  id: RecipientId,
  contacted: z.boolean(),
  error_slug: z.enum(['already-sent', 'planner-not-found']).optional(),
})

export const ChoosePrestatairesAnswer = answer({ prestataires: z.array(ChosenPrestataire).readonly() })

export const sendToPrestataireBody = ({ text }: PublicRules) =>
  z.object({ project: ProjectId, prestataire: RecipientId, message: plainText(text.message).nullish() })
export const SendToPrestataireAnswer = answer({})
