import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { goodProduction } from '../tests/start/wrongSettings.ts'
import { readConfig } from './config.ts'
import { ConfigurationError } from './configurationError.ts'
import { languages } from './domain/languages.ts'

const stripeKeys = (secret: string, publishable: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
})

describe('configuration', () => {
  it('needs nothing in development', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 3000, demo: true, databaseUrl: undefined, twilio: undefined })
  })

  it('overrides rules by RULES, and names what is wrong with it in one line', () => {
    expect(readConfig({ RULES: '{"text": {"message": 3000}}' }).rules.text.message).toBe(3000)
    expect(() => readConfig({ RULES: '{text' })).toThrow(new ConfigurationError('RULES: must be JSON, e.g. {"text": {"message": 3000}}'))
    expect(() => readConfig({ RULES: '{"text": {"mesage": 1}}' })).toThrow(new ConfigurationError('RULES: text.mesage is not a rule'))
  })

  it('takes real services in production, without a demo world', () => {
    expect(readConfig(goodProduction)).toMatchObject({ production: true, demo: false, smtp: { url: 'smtp://mail:25' } })
  })

  it('listens on this machine alone outside production, unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    expect(readConfig({ NODE_ENV: 'test' }).host).toBe('127.0.0.1')
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig(goodProduction).host).toBe('0.0.0.0')
  })

  it.each(['https://alliance.example', 'http://192.168.1.5:3000', 'https://localhost.alliance.example'])(
    'refuses the sandbox at %s, where everybody could read every code',
    (url) => {
      expect(() => readConfig({ PUBLIC_URL: url })).toThrow(/^PUBLIC_URL [^\n]*sandbox[^\n]*$/)
      expect(readConfig({ PUBLIC_URL: 'http://fr.localhost:3000' }).publicUrl).toBe('http://fr.localhost:3000')
    },
  )

  it('gives every country its local host, and others by DOMAINS', () => {
    const { domains } = readConfig({ DOMAINS: 'alliance.example=FR, hochzeit.example=DE' })
    expect([domains.get('be.localhost'), domains.get('alliance.example'), domains.get('hochzeit.example')]).toEqual(['BE', 'FR', 'DE'])
  })

  it('has a film for every language, or for each that is named', () => {
    const films = (WELCOME_FILM: string) => readConfig({ WELCOME_FILM }).welcomeFilms
    const [youtube, vimeo] = [
      { platform: 'youtube', key: 'dQw4w9WgXcQ' },
      { platform: 'vimeo', key: '76979871' },
    ]
    expect(films('')).toBeUndefined()
    expect(films('https://www.youtube.com/watch?v=dQw4w9WgXcQ')).toEqual(Object.fromEntries(languages.map((each) => [each, youtube])))
    expect(films('fr=https://www.youtube.com/watch?v=dQw4w9WgXcQ, de=vimeo.com/76979871')).toEqual({ fr: youtube, de: vimeo })
    expect(films('nl=https://vimeo.com/76979871')).toEqual({ nl: vimeo })
  })

  it.each([
    ['https://example.com/film', /^WELCOME_FILM: must lead to a video on YouTube or Vimeo, such as [^\n]+$/],
    ['fr=https://vimeo.com/76979871,xx=https://vimeo.com/76979871', /^WELCOME_FILM: must be one link, or one for each language [^\n]+$/],
  ])('says what is wrong with the film %s', (film, said) => {
    expect(() => readConfig({ WELCOME_FILM: film })).toThrow(said)
  })

  it('counts nobody without an address to report to, but shows in development what would be sent', () => {
    const collectors = (environment: Readonly<Record<string, string>>) => {
      const { analyticsUrl, errorReportsUrl } = readConfig(environment)
      return [analyticsUrl, errorReportsUrl]
    }
    expect(collectors(goodProduction)).toEqual([undefined, undefined])
    expect(collectors({ ...goodProduction, ANALYTICS_URL: 'https://count.example/in' })).toEqual(['https://count.example/in', undefined])
    expect(collectors({})).toEqual(['/sandbox/analytics', '/sandbox/failures'])
    expect(collectors({ ANALYTICS_URL: 'off' })).toEqual([undefined, '/sandbox/failures'])
  })

  it('takes live keys of a seller alone who says who it is, with its VAT number', () => {
    const folder = mkdtempSync(join(tmpdir(), 'alliance-operator-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = (over: object) => {
      const path = join(folder, 'operator.json')
      const required = { name: 'Alliance SAS', address: ['Lyon'], email: 'a@alliance.example', host: 'Hosting', authority: 'CNIL' }
      writeFileSync(path, JSON.stringify({ ...required, logDays: 14, backupDays: 30, ...over }))
      return path
    }
    const live = { ...goodProduction, ...stripeKeys('rk_live_0123456789', 'pk_live_0123456789') }
    expect(() => readConfig(live)).toThrow(/^OPERATOR_FILE is missing: [^\n]*STRIPE_SECRET_KEY[^\n]*$/)
    expect(() => readConfig({ ...live, OPERATOR_FILE: file({}) })).toThrow(/^OPERATOR_FILE: vat is missing[^\n]*$/)
    expect(readConfig({ ...live, OPERATOR_FILE: file({ vat: 'FR32123456789' }) }).operator).toMatchObject({ vat: 'FR32123456789' })
    expect(readConfig({ ...goodProduction, OPERATOR_FILE: file({}) }).operator?.vat).toBeUndefined()
  })

  it.each([
    [{ PORT: 'ninety' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ EVENTSTOREDB_URL: 'http://es' }, 'EVENTSTOREDB_URL'],
    [{ MASTER_KEY: 'short' }, 'MASTER_KEY'],
    [{ MASTER_KEY: goodProduction['MASTER_KEY'] }, 'CLAIM_KEY'],
    [{ TWILIO_AUTH_TOKEN: '0'.repeat(32) }, 'TWILIO_ACCOUNT_SID'],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_0123456789' }, 'STRIPE_SECRET_KEY'],
    [stripeKeys('sk_test_0123456789', 'pk_live_0123456789'), 'STRIPE_PUBLISHABLE_KEY'],
    [stripeKeys('sk_live_0123456789', 'pk_live_0123456789'), 'STRIPE_SECRET_KEY'],
    [{ ...goodProduction, STRIPE_SECRET_KEY: undefined }, 'STRIPE_SECRET_KEY'],
    [{ ...goodProduction, ...stripeKeys('rk_live_0123456789', 'pk_test_0123456789') }, 'STRIPE_PUBLISHABLE_KEY'],
    [{ ROLES: 'api' }, 'ROLES'],
    [{ ROLES: 'api,cook' }, 'ROLES'],
    [{ DOMAINS: 'alliance.example=XX' }, 'DOMAINS'],
    [{ ANALYTICS_URL: 'count.example' }, 'ANALYTICS_URL'],
    [{ ERROR_REPORTS_URL: '//reports.example' }, 'ERROR_REPORTS_URL'],
    [{ ...goodProduction, DATABASE_URL: undefined }, 'DATABASE_URL'],
    [{ ...goodProduction, CLAIM_KEY: '' }, 'CLAIM_KEY'],
    [{ ...goodProduction, SMTP_URL: undefined }, 'SMTP_URL'],
    [{ ...goodProduction, PUBLIC_URL: 'http://alliance.example' }, 'PUBLIC_URL'],
    [{ ...goodProduction, DEMO: 'on' }, 'DEMO'],
  ])('stops the start with one line that names the setting: %#', (environment, setting) => {
    expect(() => readConfig(environment)).toThrow(ConfigurationError)
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${setting}.*`))
  })
})
