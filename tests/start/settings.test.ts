import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigurationError } from '../../src/configurationError.ts'
import { goodProduction, wrongSettings } from './wrongSettings.ts'

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
const settings = [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map((match) => match[1] ?? '')
/** Their wrong values are folders and not texts (`startFailures.test.ts`). */
const elsewhere = ['DATA_DIR']

describe('every setting of .env.example', () => {
  it('has three wrong values at least that are tried', () => {
    const tried = Object.entries(wrongSettings).filter(([, values]) => new Set(values).size >= 3)
    expect([...tried.map(([name]) => name), ...elsewhere].toSorted()).toEqual(settings.toSorted())
  })

  it.each(Object.entries(wrongSettings).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'stops the start with one line that names it: %s=%j',
    (name, value) => {
      const start = () => readConfig({ ...goodProduction, [name]: value })
      expect(start).toThrow(ConfigurationError)
      expect(start).toThrow(new RegExp(`^${name}\\b[^\\n]*$`))
    },
  )

  it('can be left as it stands there', () => {
    const asWritten = Object.fromEntries([...example.matchAll(/^([A-Z][A-Z_]*)=(.*)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']))
    expect(readConfig(asWritten)).toEqual(readConfig({}))
  })
})

it('never repeats the value of a secret', () => {
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'EVENTSTOREDB_URL', 'SMTP_URL', 'MASTER_KEY', 'TWILIO_AUTH_TOKEN', 'METRICS_TOKEN'])
    expect(() => readConfig({ ...goodProduction, [name]: 'x://secret pass' })).toThrow(/^(?!.*secret)/s)
})
