import type { Pool } from 'pg'
import { type ListedStripeEvent, listStripeEvents, retryStripeEvents, type StripeEventState } from '../src/operational/stripeEvents.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage =
  'Usage: npm run stripe:events -- list [received|settled|ignored] | retry <event id> | retry --state <received|settled|ignored>'
const longestList = 200
const states: readonly string[] = ['received', 'settled', 'ignored'] satisfies StripeEventState[]

/** `npm run stripe:events`: lists Stripe's webhook events and settles them again, also beside a running product. */
async function main([action, first, second, ...rest]: readonly string[]): Promise<void> {
  const state = stateOf(action === 'retry' ? second : first)
  if (action === 'list' && second === undefined && (first === undefined || state))
    return runCommandLine(({ database }) => list(database, state))
  if (action === 'retry' && rest.length === 0) {
    if (first === '--state' && state) return runCommandLine(({ database }) => retry(database, { state }))
    if (first?.startsWith('evt_') && second === undefined) return runCommandLine(({ database }) => retry(database, { id: first }))
  }
  reportFailure(new Mistake(2, usage))
}

function stateOf(text: string | undefined): StripeEventState | undefined {
  return states.includes(text ?? '') ? (text as StripeEventState) : undefined
}

async function list(database: Pool, state: StripeEventState | undefined): Promise<string> {
  const events = await listStripeEvents(database, longestList, state ?? null)
  return events.length === 0 ? 'There are no events.' : events.map(describe).join('\n')
}

function describe({ id, type, objectId, state, receivedAt }: ListedStripeEvent): string {
  return `${id}  ${receivedAt.toISOString()}  ${state}  ${type}  ${objectId}`
}

async function retry(database: Pool, choice: { readonly id: string } | { readonly state: StripeEventState }): Promise<string> {
  const retried = await retryStripeEvents(database, choice)
  if (retried > 0) return `${retried} handed on again within seconds.`
  throw new Mistake(1, 'No such event waits to be tried again.')
}

await main(process.argv.slice(2))
