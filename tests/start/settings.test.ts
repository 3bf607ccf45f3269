import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { runProduct } from '../../src/runProduct.ts'
import { goodProduction, wrongSettings } from './wrongSettings.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const settings = [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map((match) => match[1] ?? '')
/** Processor time of its own that a start may take before it ends. */
const limitSeconds = 20
/** Settings that are only checked after all others, and without a database. */
const withoutDatabase = { NODE_ENV: 'test', PORT: '0', DEMO: 'off' }

/**
 * The result of a start with these settings, run in this process with captured exit and output.
 *
 * How long it takes by the clock depends on the machine. What a start may not do is wait, so it has to end before the event loop goes on to
 * a timer, a connection or a file. Then all of its time is its own processor time, which other processes do not lengthen.
 */
async function endOfStart(environment: Readonly<Record<string, string>>, start: typeof runProduct = runProduct) {
  const printed: string[] = []
  const print = vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)))
  const codes: unknown[] = []
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => void codes.push(code) as never)
  try {
    const before = process.cpuUsage()
    start({ environment })
    // After all promises that wait for nothing.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const { user, system } = process.cpuUsage(before)
    return { codes, printed, cpuSeconds: (user + system) / 1_000_000 }
  } finally {
    print.mockRestore()
    exit.mockRestore()
  }
}

describe('every setting of .env.example', () => {
  it('has at least three tested wrong values', () => {
    const tried = Object.entries(wrongSettings).filter(([, values]) => new Set(values).size >= 3)
    expect(tried.map(([name]) => name).toSorted()).toEqual(settings.toSorted())
  })

  it.each(Object.entries(wrongSettings).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'ends the start without waiting, with exit code 1 and one line that names it: %s=%j',
    async (name, value) => {
      const others = name === 'DATA_DIR' ? withoutDatabase : goodProduction
      const oneLine = expect.stringMatching(new RegExp(`^${name}\\b[^\\n]*$`))
      const { cpuSeconds, ...end } = await endOfStart({ ...others, [name]: value })
      expect(end).toEqual({ codes: [1], printed: [oneLine] })
      expect(cpuSeconds).toBeLessThan(limitSeconds)
    },
  )

  it('has not ended where the start waits for a timer or a server', async () => {
    const timers: NodeJS.Timeout[] = []
    const sockets: Socket[] = []
    const ends = [
      await endOfStart({}, () => void timers.push(setTimeout(() => process.exit(1), 0))),
      await endOfStart({}, () => void sockets.push(connect(1, '127.0.0.1').on('error', () => process.exit(1)))),
    ]
    for (const timer of timers) clearTimeout(timer)
    for (const socket of sockets) socket.destroy()
    expect(ends.map(({ codes }) => codes)).toEqual([[], []])
  })

  it('accepts its example value', () => {
    const asWritten = Object.fromEntries([...example.matchAll(/^([A-Z][A-Z_]*)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']))
    expect(readConfig(asWritten)).toEqual(readConfig({}))
  })
})

it('never repeats the value of a secret', () => {
  for (const name of [
    'DATABASE_URL',
    'REDIS_URL',
    'EVENTSTOREDB_URL',
    'SMTP_URL',
    'MASTER_KEY',
    'TWILIO_AUTH_TOKEN',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'METRICS_TOKEN',
    'MAIL_WEBHOOK_SECRET',
  ])
    expect(() => readConfig({ ...goodProduction, [name]: 'x://secret pass' })).toThrow(/^(?!.*secret)/s)
})
