import { z } from 'zod'
import { ProviderId } from '../ids.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** A movement of credits: of which event, when, and what was left then. Nothing in it is personal, and nothing is translated. */
const StatementLine = z.object({
  line: z.int().positive(),
  eventId: z.uuid(),
  type: z.string(),
  time: z.iso.datetime(),
  amount: z.int(),
  balance: z.int(),
  /** Over this line and the hash of the line before. */
  hash: Hash,
})

/** A provider's ledger as it is exported. Whoever holds it can check it without us: each line is bound to all before it. Rule LED-1. */
export const LedgerStatement = z.object({
  format: z.literal('alliance-ledger'),
  version: z.literal(1),
  providerId: ProviderId,
  lines: z.array(StatementLine),
  /** Hash of the last line: it stands for the whole statement. */
  head: Hash,
})
export type LedgerStatement = z.infer<typeof LedgerStatement>
