import type { LedgerStatement } from './ledgerStatement.ts'
import { firstHash, hashOfLine, type Sha256 } from './statementChain.ts'

/**
 * The problem of the first line that was changed: a value differs, another line is in its place, it is missing, its balance is wrong, or an
 * earlier statement has a different one.
 */
export type StatementProblem = 'changed' | 'moved' | 'missing' | 'unbalanced' | 'rewritten'

export type CheckedStatement =
  | { readonly intact: true }
  | { readonly intact: false; readonly line: number; readonly problem: StatementProblem }

/**
 * Checks an exported statement by itself, and that it continues an earlier one of the same ledger. If somebody changes a line and
 * recomputes all hashes, only the earlier statement reveals it. Rules LED-1 and LED-2.
 */
export function checkStatement(statement: LedgerStatement, sha256: Sha256, earlier?: LedgerStatement): CheckedStatement {
  const { lines, providerId, head } = statement
  let hash = firstHash(providerId, sha256)
  let balance = 0
  for (const [index, line] of lines.entries()) {
    const number = index + 1
    const broken = (problem: StatementProblem) => ({ intact: false, line: number, problem }) as const
    if (line.line !== number) return broken(lines.some((other) => other.line === number) ? 'moved' : 'missing')
    hash = hashOfLine(hash, line, sha256)
    if (line.hash !== hash) return broken('changed')
    balance += line.amount
    if (line.balance !== balance) return broken('unbalanced')
  }
  if (head !== hash) return { intact: false, line: lines.length + 1, problem: 'missing' }
  return earlier ? continues(statement, earlier) : { intact: true }
}

function continues({ providerId, lines }: LedgerStatement, earlier: LedgerStatement): CheckedStatement {
  const differs = earlier.lines.findIndex(({ hash }, index) => hash !== lines[index]?.hash)
  if (differs >= 0) return { intact: false, line: differs + 1, problem: 'rewritten' }
  return providerId === earlier.providerId ? { intact: true } : { intact: false, line: 1, problem: 'rewritten' }
}
