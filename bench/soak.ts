import { appendFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { accountSteps, carriedOut } from '../tests/ledger/accountSteps.ts'
import { ledgerProblems } from '../tests/ledger/ledgerProblems.ts'

/**
 * `npm run soak [-- sequences]`: runs many more random sequences of commands than the tests, with a new seed; appends a line to
 * bench/soak.md.
 */
const sequences = Number(process.argv[2] ?? 100_000)
if (!Number.isInteger(sequences) || sequences < 1) throw new Error('Usage: npm run soak [-- sequences]')
const seed = Date.now() % 2 ** 31
const started = performance.now()
let events = 0
const result = fc.check(
  fc.property(accountSteps, (sequence) => {
    const { providerId, events: recorded, state } = carriedOut(sequence)
    events += recorded.length
    const problems = ledgerProblems(providerId, recorded, state.credits)
    if (problems.length > 0) throw new Error(problems.join('; '))
  }),
  { numRuns: sequences, seed },
)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
const outcome = result.failed ? `FAILED: ${JSON.stringify(result.counterexample)}` : 'every ledger adds up'
const line = `| ${new Date().toISOString().slice(0, 10)} | ${sequences.toLocaleString('en')} | ${events.toLocaleString('en')} | ${seconds} s | ${seed} | ${outcome} |`
appendFileSync(new URL('soak.md', import.meta.url), `${line}\n`)
console.info(line)
process.exitCode = result.failed ? 1 : 0
