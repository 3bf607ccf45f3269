import { createHash, randomUUID } from 'node:crypto'
import { ProviderId } from '../src/domain/ids.ts'
import { checkStatement } from '../src/domain/ledger/checkStatement.ts'
import { LedgerStatement } from '../src/domain/ledger/ledgerStatement.ts'
import { chainStatement } from '../src/domain/ledger/statementChain.ts'
import type { BenchResult } from './benchResult.ts'

const entries = 10_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The time to export and to verify a long ledger. */
export async function run(): Promise<readonly BenchResult[]> {
  const moved = Array.from({ length: entries }, (_, n) => ({
    eventId: randomUUID(),
    type: n % 2 ? 'RequestUnlocked' : 'CreditsPurchased',
    time: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    amount: n % 2 ? -1 : 5,
  }))
  const started = performance.now()
  const file = JSON.stringify(chainStatement(ProviderId.parse(randomUUID()), moved, sha256))
  const exported = performance.now()
  const checked = checkStatement(LedgerStatement.parse(JSON.parse(file)), sha256)
  const ended = performance.now()
  if (!checked.intact) throw new Error(`line ${checked.line}: ${checked.problem}`)
  return [
    {
      name: 'A statement that can be verified',
      inputs: `${entries.toLocaleString('en')} entries, in process, the file written and parsed`,
      figures: [
        { label: 'chained and written', value: exported - started, unit: 'ms' },
        { label: 'parsed and checked', value: ended - exported, unit: 'ms', bar: { atMost: 1_000 } },
      ],
    },
  ]
}
