import type { ProviderId } from '../ids.ts'
import type { LedgerStatement } from './ledgerStatement.ts'

/** SHA-256 of a text in UTF-8, in hexadecimal; passed in, since the domain imports nothing. */
export type Sha256 = (text: string) => string

export interface LedgerEntry {
  readonly eventId: string
  readonly type: string
  readonly time: string
  readonly amount: number
}

type Line = LedgerStatement['lines'][number]

/** The start of the chain, so that no line fits into another provider's statement. */
export function firstHash(providerId: string, sha256: Sha256): string {
  return sha256(`alliance-ledger 1\n${providerId}`)
}

export function hashOfLine(before: string, { line, eventId, type, time, amount, balance }: Omit<Line, 'hash'>, sha256: Sha256): string {
  return sha256([before, line, eventId, type, time, amount, balance].join('\n'))
}

/** The statement of a provider's movements, in order. */
export function chainStatement(providerId: ProviderId, entries: readonly LedgerEntry[], sha256: Sha256): LedgerStatement {
  const lines: Line[] = []
  let head = firstHash(providerId, sha256)
  let balance = 0
  for (const { eventId, type, time, amount } of entries) {
    balance += amount
    const line = { line: lines.length + 1, eventId, type, time, amount, balance }
    head = hashOfLine(head, line, sha256)
    lines.push({ ...line, hash: head })
  }
  return { format: 'alliance-ledger', version: 1, providerId, lines, head }
}
