import type { z } from 'zod'
import type { CreditEntry } from '../../../../src/api/schemas/pro/creditSchemas.ts'
import type { useText } from '../../i18n/useText.ts'

/** A line of the statement as the API gives it. */
export type LedgerEntry = z.output<typeof CreditEntry>

/** What a line is about. */
export function entryText(t: ReturnType<typeof useText>, { code, reason }: LedgerEntry): string {
  return code === 'correction' && reason ? t('credits.correctionReason', { reason }) : t(`credits.entry.${code}`)
}

/** `+ 1`, `− 1` with a true minus; nothing for none. */
export function signed(amount: number, sign: '+' | '−'): string {
  return amount === 0 ? '' : `${sign}\u00a0${amount}`
}

export function sumOf(entries: readonly LedgerEntry[], side: 'in' | 'out'): number {
  return entries.reduce((sum, entry) => sum + entry[side], 0)
}
