import { z } from 'zod'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { SupportSubject } from '../../../domain/support/supportSubject.ts'
import { plainText } from '../plainText.ts'
import { listQuery } from './listQuery.ts'

/** What the support page says before anything is written. */
export const Support = z.object({
  /** False where the operator has said nowhere that messages go to. */
  isOpen: z.boolean(),
  /** Where the answer goes. */
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** With Premium a message is marked, and answered first. */
  premium: z.boolean(),
})

/** A message to the operator. Spaces at either end do not count. */
export function supportMessageSchema({ supportMessage }: Pick<PublicRules, 'supportMessage'>) {
  return z.object({ subject: SupportSubject, text: plainText(supportMessage.most).trim().min(supportMessage.least) })
}

export const SupportMessage = z.object({
  id: z.uuid(),
  reference: z.string(),
  subject: SupportSubject,
  text: z.string(),
  premium: z.boolean(),
  sentAt: z.iso.datetime(),
})
export type SupportMessage = z.output<typeof SupportMessage>

export const SupportMessagesQuery = listQuery(['sentAt'], z.strictObject({}))
