import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { type HttpCall, httpCalls } from '../tests/setup/httpCalls.ts'
import { benchSettings } from './benchConfig.ts'
import type { BenchResult } from './benchResult.ts'
import { percentile } from './httpLoad.ts'
import type { FromLiveRequestServer } from './liveRequestServer.ts'

const hangingMs = 30_000
const quietMs = 15_000
const clients = 2
const asking = 24

/** The response times of pages that call Stripe while it does not answer, and of other calls of the same process meanwhile. */
export async function run(): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-payments-'))
  const postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings: { max_connections: '200' } })
  const env = { ...benchSettings(), PATH: process.env['PATH'], DATABASE_URL: postgres.url, DATA_DIR: join(directory, 'data') }
  const product = fork(new URL('liveRequestServer.ts', import.meta.url), ['1'], {
    execArgv: ['--import', 'tsx'],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  try {
    const [{ port, planners }] = (await once(product, 'message')) as [FromLiveRequestServer]
    const token = planners[0]?.token ?? ''
    const call = httpCalls(`http://127.0.0.1:${port}`)
    const { body: setup } = await call<{ sandboxUrl: string }>('GET', '/api/pro/payments/setup', { token })
    const bought = await call<{ paymentId: string }>('POST', '/api/pro/credits/purchases', { token, body: { pack: 'one' } })
    const settle = `/api/pro/credits/purchases/${bought.body.paymentId}/settle`
    const stripe = httpCalls(setup.sandboxUrl)

    await others(call, token, quietMs)
    const before = await others(call, token, quietMs)
    await stripe('POST', '/sandbox/switches', { body: { calls: 'hang' } })
    const [hanging, answers] = await Promise.all([others(call, token, hangingMs), asked(call, token, settle)])
    await stripe('POST', '/sandbox/switches', { body: { calls: 'normal' } })
    const after = await others(call, token, quietMs)
    const usual = percentile(
      [...before, ...after].toSorted((a, b) => a - b),
      0.99,
    )
    const meanwhile = percentile(hanging, 0.99)
    return [
      {
        name: 'Stripe hanging',
        inputs: `${hangingMs / 1_000} s without an answer of Stripe's; ${asking} people who come back from paying ask again as soon as they are answered, ${clients} others read their credits, one call after the other; before and after, ${quietMs / 1_000} s each of the others alone; one process with every role`,
        figures: [
          { label: 'pages that ask Stripe, answered', value: answers.length, unit: '' },
          { label: 'pages that ask Stripe, slowest answer', value: Math.max(...answers), unit: 'ms', bar: { atMost: 5_000 } },
          { label: 'other calls, p99 without', value: usual, unit: 'ms' },
          { label: 'other calls, p99 meanwhile', value: meanwhile, unit: 'ms' },
          { label: 'other calls meanwhile ÷ without, p99', value: meanwhile / usual, unit: '', bar: { atMost: 2 } },
        ],
      },
    ]
  } finally {
    product.kill()
    if (product.exitCode === null && product.signalCode === null) await once(product, 'exit')
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Sorted times of calls that are not about payments. */
async function others(call: HttpCall, token: string, forMs: number): Promise<readonly number[]> {
  return timesOf(clients, forMs, async () => (await call('GET', '/api/pro/credits', { token })).status === 200)
}

async function asked(call: HttpCall, token: string, path: string): Promise<readonly number[]> {
  return timesOf(asking, hangingMs, async () => (await call('POST', path, { token })).status === 503)
}

async function timesOf(width: number, forMs: number, isAnswered: () => Promise<boolean>): Promise<readonly number[]> {
  const times: number[] = []
  const until = performance.now() + forMs
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      if (!(await isAnswered())) throw new Error('another answer than was expected')
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: width }, client))
  return times.toSorted((a, b) => a - b)
}
