import { z } from 'zod'
import { GuaranteeRule } from '../../../domain/guarantee/guaranteeRule.ts'
import { listQuery, oneOrMore } from './listQuery.ts'

const time = z.iso.datetime()

/** A provider's balance. */
export const Credits = z.object({
  balance: z.int(),
  /** True with Premium: credits are kept until it ends. */
  paused: z.boolean(),
  plan: z.enum(['free', 'premium']),
  planSince: time,
})

const LedgerCode = z.enum([
  'welcome',
  'welcome_reversed',
  'unlock',
  'return',
  'correction',
  'purchase',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'lapse',
])

/** A line of the statement: credits added or taken, and the balance after it. */
export const CreditEntry = z.object({
  id: z.uuid(),
  date: time,
  code: LedgerCode,
  in: z.int().nonnegative(),
  out: z.int().nonnegative(),
  balance: z.int(),
  requestId: z.uuid().nullable(),
  /** The rule of the guarantee by which a credit was returned; null when it was not recorded. */
  returnRule: GuaranteeRule.nullable(),
  reason: z.string().nullable(),
})

export const CreditEntriesQuery = listQuery(
  ['date'],
  z.strictObject({ id: oneOrMore(z.uuid()).optional(), code: oneOrMore(LedgerCode).optional() }),
)
