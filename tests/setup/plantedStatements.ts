import { createHash } from 'node:crypto'
import { ProviderId } from '../../src/domain/ids.ts'
import type { CheckedStatement } from '../../src/domain/ledger/checkStatement.ts'
import type { LedgerStatement } from '../../src/domain/ledger/ledgerStatement.ts'
import { chainStatement, firstHash, hashOfLine } from '../../src/domain/ledger/statementChain.ts'

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

type Line = LedgerStatement['lines'][number]

const providerId = ProviderId.parse('11111111-1111-4111-8111-111111111111')
const amounts = [1, -1, 10, -1, -1, 2]
const entries = amounts.map((amount, n) => ({
  eventId: `22222222-2222-4222-8222-22222222222${n}`,
  type: amount > 0 ? 'CreditsPurchased' : 'RequestUnlocked',
  time: `2026-11-0${n + 1}T09:00:00.000Z`,
  amount,
}))

/** An exported statement, and an earlier export of the same account. */
export const intactStatement = chainStatement(providerId, entries, sha256)
export const earlierStatement = chainStatement(providerId, entries.slice(0, 4), sha256)
export const rewrittenStatement = chainStatement(
  providerId,
  entries.map((entry, n) => (n === 2 ? { ...entry, amount: 9 } : entry)),
  sha256,
)

const withLines = (change: (lines: readonly Line[]) => readonly Line[]): LedgerStatement => ({
  ...intactStatement,
  lines: [...change(intactStatement.lines)],
})
const withLine = (number: number, over: Partial<Line>) =>
  withLines((lines) => lines.map((line) => (line.line === number ? { ...line, ...over } : line)))
const swapped = (lines: readonly Line[]) => lines.map((line) => lines[line.line === 2 ? 4 : line.line === 5 ? 1 : line.line - 1] ?? line)

/** A line with recomputed hashes, also in the following lines. */
function hashedAgain(statement: LedgerStatement): LedgerStatement {
  let head = firstHash(statement.providerId, sha256)
  const lines = statement.lines.map((line) => {
    head = hashOfLine(head, line, sha256)
    return { ...line, hash: head }
  })
  return { ...statement, lines, head }
}

/** Manipulations of a statement, and the first line that each changes. */
export const plantedStatements: readonly (readonly [
  what: string,
  statement: LedgerStatement,
  found: Exclude<CheckedStatement, { intact: true }>,
])[] = [
  ['a changed amount', withLine(3, { amount: 11 }), { intact: false, line: 3, problem: 'changed' }],
  ['a changed balance', withLine(4, { balance: 10 }), { intact: false, line: 4, problem: 'changed' }],
  ['a changed time', withLine(5, { time: '2026-11-05T09:00:00.001Z' }), { intact: false, line: 5, problem: 'changed' }],
  ['a changed type', withLine(1, { type: 'CreditsCorrected' }), { intact: false, line: 1, problem: 'changed' }],
  ['another event', withLine(6, { eventId: providerId }), { intact: false, line: 6, problem: 'changed' }],
  [
    'another provider',
    { ...intactStatement, providerId: '33333333-3333-4333-8333-333333333333' as ProviderId },
    { intact: false, line: 1, problem: 'changed' },
  ],
  ['swapped lines', withLines(swapped), { intact: false, line: 2, problem: 'moved' }],
  [
    'a line twice',
    withLines((lines) => lines.flatMap((line) => (line.line === 2 ? [line, line] : [line]))),
    { intact: false, line: 3, problem: 'moved' },
  ],
  ['a removed line', withLines((lines) => lines.filter(({ line }) => line !== 4)), { intact: false, line: 4, problem: 'missing' }],
  ['a removed last line', withLines((lines) => lines.slice(0, -1)), { intact: false, line: 6, problem: 'missing' }],
  ['a wrong sum with hashes to match', hashedAgain(withLine(3, { amount: 9 })), { intact: false, line: 3, problem: 'unbalanced' }],
]
