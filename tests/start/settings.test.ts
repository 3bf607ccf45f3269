import { readFileSync } from 'node:fs'
import pTimeout from 'p-timeout'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { runProduct } from '../../src/runProduct.ts'
import { goodProduction, wrongSettings } from './wrongSettings.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const settings = [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map((match) => match[1] ?? '')
/** Settings that are only checked after all others, and without a database. */
const withoutDatabase = { NODE_ENV: 'test', PORT: '0', DEMO: 'off' }

/** The result of a start with these settings, run in this process with captured exit and output. */
async function endOfStart(environment: Readonly<Record<string, string>>) {
  const printed: string[] = []
  const print = vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)))
  const exit = vi.spyOn(process, 'exit')
  const left = new Promise((resolve) => {
    exit.mockImplementation((code) => resolve(code) as never)
  })
  try {
    runProduct({ environment })
    return { code: await pTimeout(left, { milliseconds: 120_000 }), printed }
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
    'ends the start with exit code 1 and one line that names it: %s=%j',
    async (name, value) => {
      const others = name === 'DATA_DIR' ? withoutDatabase : goodProduction
      const oneLine = expect.stringMatching(new RegExp(`^${name}\\b[^\\n]*$`))
      expect(await endOfStart({ ...others, [name]: value })).toEqual({ code: 1, printed: [oneLine] })
    },
  )

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
