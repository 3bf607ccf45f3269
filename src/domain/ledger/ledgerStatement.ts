import { z } from 'zod'
import { ProviderId } from '../ids.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A movement of credits: its event, its time, and the balance after it. Nothing in it is personal or translated. */
const StatementLine = z.object({
  line: z.int().positive(),
  eventId: z.uuid(),
  type: z.string(),
  time: z.iso.datetime(),
  amount: z.int(),
  balance: z.int(),
  /** The hash of this line and of the previous hash. */
  hash: Hash,
})

/** A provider's exported ledger. Its owner can verify it without us: each line depends on all lines before it. Rule LED-1. */
export const LedgerStatement = z.object({
  format: z.literal('alliance-ledger'),
  version: z.literal(1),
  providerId: ProviderId,
  lines: z.array(StatementLine),
  /** Hash of the last line, which identifies the whole statement. */
  head: Hash,
})
export type LedgerStatement = z.infer<typeof LedgerStatement>
