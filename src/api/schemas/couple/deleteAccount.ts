import { z } from 'zod'
import { answer } from './answer.ts'

export const DeleteAccountBody = z.object({ confirm: z.literal(true) })

/** The kinds of data that were erased if they existed. */
export const erasedKinds = ['profile', 'phone', 'sessions', 'favourites', 'projects', 'messages', 'disclosures', 'queues', 'key'] as const

/** The certificate of a couple's erasure. */
const ErasureCertificate = z.object({
  id: z.uuid(),
  askedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  erased: z.array(z.enum(erasedKinds)).readonly(),
  /** The number of projects, and of requests to providers. */
  projects: z.int(),
  requests: z.int(),
})

export const DeleteAccountAnswer = answer({ certificate: ErasureCertificate })
