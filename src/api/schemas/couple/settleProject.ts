import { z } from 'zod'
import { RecipientId } from '../../../domain/project/recipient.ts'
import { answer } from './answer.ts'

/** The chosen recipient; null or omitted for somebody else, or when the couple does not say. */
export const SettleProjectBody = z.object({ prestataire: RecipientId.nullish() })

export const SettleProjectAnswer = answer({ foundAt: z.iso.datetime().nullable(), prestataire: RecipientId.nullable() })
