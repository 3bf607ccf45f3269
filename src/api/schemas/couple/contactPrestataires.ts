import { z } from 'zod'
import { ProjectId } from '../../../domain/ids.ts'
import { RecipientId } from '../../../domain/project/recipient.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { plainText } from '../plainText.ts'
import { answer } from './answer.ts'
import { Prestataire } from './prestataire.ts'

/** Far above what a screen offers: there is no cap on the providers contacted. */
const mostAtOnce = 500

export const choosePrestatairesBody = ({ text }: PublicRules) =>
  z.object({
    project: ProjectId,
    /** Ids of providers, and of venues where one of these is meant. */
    selectedPrestataires: z.array(RecipientId).min(1).max(mostAtOnce),
    /** Blank: the message that stands on the project. */
    message: plainText(text.message).nullish(),
  })

/** What became of each of those that were chosen; of one that never was public only the id is known. */
const ChosenPrestataire = Prestataire.partial().extend({
  id: RecipientId,
  contacted: z.boolean(),
  error_slug: z.enum(['already-sent', 'planner-not-found']).optional(),
})

export const ChoosePrestatairesAnswer = answer({ prestataires: z.array(ChosenPrestataire).readonly() })

export const sendToPrestataireBody = ({ text }: PublicRules) =>
  z.object({ project: ProjectId, prestataire: RecipientId, message: plainText(text.message).nullish() })
export const SendToPrestataireAnswer = answer({})
