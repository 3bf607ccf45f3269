import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { checkStatement, type StatementProblem } from '../src/domain/ledger/checkStatement.ts'
import { LedgerStatement } from '../src/domain/ledger/ledgerStatement.ts'
import { Mistake, reportFailure } from './commandLine.ts'

const meanings: Readonly<Record<StatementProblem, string>> = {
  changed: 'a value was changed',
  moved: 'another line stands in its place',
  missing: 'it was removed',
  unbalanced: 'its balance does not follow from the one before',
  rewritten: 'it differs from the earlier statement',
}

function readStatement(file: string): LedgerStatement {
  const read = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      throw new Mistake(1, `${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const { data } = LedgerStatement.safeParse(read())
  if (!data) throw new Mistake(1, `${file} is no exported statement.`)
  return data
}

/** `npm run ledger:verify -- <statement.json> [earlier.json]`: works without the product and its database. Rule LED-2. */
function verify([file, earlier, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new Mistake(2, 'Usage: npm run ledger:verify -- <statement.json> [earlier.json]')
  const statement = readStatement(file)
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const checked = checkStatement(statement, sha256, earlier === undefined ? undefined : readStatement(earlier))
  if (!checked.intact) throw new Mistake(1, `${file}: line ${checked.line}: ${meanings[checked.problem]}.`)
  const { lines, head } = statement
  return `${file}: intact. Lines: ${lines.length}. Balance: ${lines.at(-1)?.balance ?? 0}. Fingerprint: ${head}`
}

try {
  console.info(verify(process.argv.slice(2)))
} catch (error) {
  reportFailure(error)
}
