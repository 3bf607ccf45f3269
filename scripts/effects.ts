import type { Pool } from 'pg'
import { z } from 'zod'
import { type DeadLetter, type DeadLetterChoice, listDeadLetters, retryDeadLetters } from '../src/operational/deadLetters.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = 'Usage: npm run effects -- list-dead [kind] | retry <id> | retry --kind <kind>'
const longestList = 200

/** `npm run effects`: lists dead letters and retries them, also beside a running product. */
async function main([action, ...args]: readonly string[]): Promise<void> {
  if (action === 'list-dead' && args.length <= 1) return runCommandLine(({ database }) => list(database, args[0]))
  const choice = action === 'retry' ? choiceOf(args) : undefined
  if (!choice) return reportFailure(new Mistake(2, usage))
  await runCommandLine(({ database }) => retry(database, choice))
}

function choiceOf([first = '', second, ...rest]: readonly string[]): DeadLetterChoice | undefined {
  if (first === '--kind') return second && rest.length === 0 ? { kind: second } : undefined
  const id = z.uuid().safeParse(first.toLowerCase())
  return id.success && second === undefined ? { id: id.data } : undefined
}

async function list(database: Pool, kind?: string): Promise<string> {
  const letters = await listDeadLetters(database, longestList, kind)
  if (letters.length === 0) return 'There are no dead letters.'
  const more = letters.length === longestList ? [`(the oldest ${longestList})`] : []
  return [...letters.map(describe), ...more].join('\n')
}

function describe({ id, kind, attempts, lastError, createdAt, diedAt }: DeadLetter): string {
  return `${id}  ${kind}  ${attempts} attempts, ${createdAt.toISOString()} to ${diedAt.toISOString()}: ${lastError ?? 'unknown'}`
}

async function retry(database: Pool, choice: DeadLetterChoice): Promise<string> {
  const retried = await retryDeadLetters(database, choice)
  if (retried > 0) return `${retried} tried again within seconds.`
  throw new Mistake(1, 'id' in choice ? `No dead letter has the id ${choice.id}.` : `There is no dead letter of kind ${choice.kind}.`)
}

await main(process.argv.slice(2))
