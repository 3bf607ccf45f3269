import { z } from 'zod'
import { answer } from './answer.ts'

export const DeleteAccountBody = z.object({ confirm: z.literal(true) })

/** What was erased; each was found and cleared, or was not there. */
export const erasedKinds = ['profile', 'phone', 'sessions', 'favourites', 'projects', 'messages', 'disclosures', 'queues', 'key'] as const

/** That the couple was erased. */
const ErasureCertificate = z.object({
  id: z.uuid(),
  askedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  erased: z.array(z.enum(erasedKinds)).readonly(),
  /** How many projects, and requests to providers, there were. */
  projects: z.int(),
  requests: z.int(),
})

export const DeleteAccountAnswer = answer({ certificate: ErasureCertificate })
