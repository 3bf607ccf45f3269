import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { earlierStatement, intactStatement, plantedStatements, rewrittenStatement, sha256 } from '../../../tests/setup/plantedStatements.ts'
import { checkStatement } from './checkStatement.ts'
import { LedgerStatement } from './ledgerStatement.ts'

test('an exported statement is intact, also after writing it to a file and reading it', () => {
  expect(checkStatement(intactStatement, sha256)).toEqual({ intact: true })
  expect(checkStatement(LedgerStatement.parse(JSON.parse(JSON.stringify(intactStatement, null, 2))), sha256)).toEqual({ intact: true })
  expect(intactStatement.lines.map(({ balance }) => balance)).toEqual([1, 0, 10, 9, 8, 10])
})

test.each(plantedStatements)('detects at the right line that %s', (_what, statement, found) => {
  expect(checkStatement(statement, sha256)).toEqual(found)
})

test('detects a change of any value in any line', () => {
  const { lines } = intactStatement
  const values = {
    amount: -7,
    balance: 99,
    type: 'Another',
    time: '2027-01-01T00:00:00.000Z',
    eventId: intactStatement.providerId,
    hash: sha256(''),
  }
  fc.assert(
    fc.property(fc.nat(lines.length - 1), fc.constantFrom(...Object.entries(values)), (index, [name, value]) => {
      const changed = lines.map((line, n) => (n === index ? { ...line, [name]: value } : line))
      expect(checkStatement({ ...intactStatement, lines: changed }, sha256)).toEqual({ intact: false, line: index + 1, problem: 'changed' })
    }),
  )
})

test('an earlier statement reveals a ledger that was rewritten with all its hashes', () => {
  expect(checkStatement(intactStatement, sha256, earlierStatement)).toEqual({ intact: true })
  expect(checkStatement(rewrittenStatement, sha256)).toEqual({ intact: true })
  expect(checkStatement(rewrittenStatement, sha256, earlierStatement)).toEqual({ intact: false, line: 3, problem: 'rewritten' })
  expect(checkStatement(earlierStatement, sha256, intactStatement)).toEqual({ intact: false, line: 5, problem: 'rewritten' })
})
