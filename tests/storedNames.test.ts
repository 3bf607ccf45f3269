import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { processes, projections } from '../src/catalogues.ts'
import { claimKinds } from '../src/domain/claim/claim.ts'
import { effectPayloads } from '../src/domain/effect.ts'
import { eventCatalog } from '../src/domain/eventCatalog.ts'
import { OptionalMailKind } from '../src/domain/mailKinds.ts'
import { paymentFailureCodes } from '../src/domain/payment/paymentCodes.ts'
import { TextMessageKind } from '../src/domain/textMessageKinds.ts'
import { sealedProperty } from '../src/eventstore/sealedFields.ts'
import { messageTemplates } from '../src/jobs/messages/messageTemplates.ts'
import { serverTexts } from '../src/texts/serverTexts.ts'
import { startTestProduct, type TestProduct } from './setup/testProduct.ts'

type Names = Readonly<Record<string, readonly string[]>>

/**
 * Every name that is stored or sent, as releases wrote it. Removing or changing a name breaks existing data or clients, so keep the old one
 * working. Add a new name to the file in the commit that introduces it.
 */
const stored = JSON.parse(readFileSync(new URL('./storedNames.json', import.meta.url), 'utf8')) as Names

/** Names that the first release stored: they stay even if code and list both drop them. */
const firstRelease = JSON.parse(readFileSync(new URL('./fixtures/storedNames-dd1c9a9.json', import.meta.url), 'utf8')) as Names

function forgotten(names: Names): readonly string[] {
  return Object.entries(firstRelease).flatMap(([kind, before]) => before.filter((name) => names[kind]?.includes(name) !== true))
}

const root = join(import.meta.dirname, '..')
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  // The sandbox of Stripe uses Stripe's names, which are not ours to keep stable.
  .filter((file) => file.endsWith('.ts') && !/\.(test|contract)\.ts$/.test(file) && !file.startsWith('sandbox/stripe/'))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))

/** The texts that a pattern's first group matches in the sources. */
function inSources(pattern: RegExp): readonly string[] {
  return sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Text files whose names are codes that are sent. */
const textsOfCodes = [
  'account',
  'company',
  'coupleRefusals',
  'photoErrors',
  'photoRefusals',
  'problems',
  'requestRefusals',
  'signIn',
] as const

/** Methods and paths that are part of command ids. */
async function commandRoutes(): Promise<readonly string[]> {
  const { body } = await product.call<{ paths: Readonly<Record<string, object>> }>('GET', '/api/openapi.json')
  const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  return routes.filter((route) => !route.startsWith('GET '))
}

const kinds: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  events: () => [...eventCatalog.keys()],
  streams: () => inSources(/streamName\(\s*['`]([a-z-]+)/g).map((category) => category.replace(/-$/, '')),
  claims: () => claimKinds,
  mailKinds: () => OptionalMailKind.options,
  textMessageKinds: () => TextMessageKind.options,
  sealedProperty: () => [sealedProperty],
  processes: () => processes.map(({ name }) => name),
  projections: () => projections.map(({ name }) => name),
  templates: () => Object.keys(messageTemplates(new Proxy({} as never, { get: () => () => {} }))),
  effects: () => Object.keys(effectPayloads),
  deadlines: () => [...inSources(/\b(?:set|clear)Deadline\(\w+, '([^']+)'/g), ...inSources(/\bconst deadline = '([^']+)'/g)],
  // Prefixes of keyed hashes: rows that were stored under another prefix would not be found.
  hashed: () => inSources(/\bkeyedHash\([\w.]+, `([a-z]+(?: [a-z]+)*) ?\$\{/g),
  linkPurposes: () => inSources(/\btype LinkPurpose = ([^\n]+)/g).flatMap((union) => union.split(' | ').map((name) => name.slice(1, -1))),
  queues: () => inSources(/QueueName = '([^']+)'/g),
  derivedIds: () => [
    ...inSources(/derive(?:Timed)?Id\((?:\w+, )?'([^']+)'/g),
    ...inSources(/derivedUuid\('([^']+)'/g),
    ...inSources(/idParts: \['([^']+)'/g),
  ],
  commandRoutes,
  errorCodes: () => [
    ...paymentFailureCodes,
    ...textsOfCodes.flatMap((file) => Object.keys(serverTexts(file).fr)),
    ...inSources(/new Problem\(\d+, '([^']+)'/g),
    ...inSources(/\bcode: '([a-z]+_[a-z_]+)'/g),
    ...inSources(/status === \d+ \? '([a-z_]+)'/g),
    ...inSources(/refuse\('([^']+)'/g),
    ...inSources(/\brefused(?:As|With)?\((?:\w+, )*'([^']+)'/g),
    // Refusal of the domain → slug of the couple API.
    ...inSources(/\b([a-z]+(?:_[a-z]+)+: '[a-z]+(?:-[a-z]+)+)'/g).flatMap((pair) => {
      const [code = '', slug = ''] = pair.split(": '")
      return code.replaceAll('_', '-') === slug ? [slug] : []
    }),
  ],
  cookies: () => [...inSources(/'((?:__Host-|__Secure-)?[a-z_]*(?:token|proof|_locale|device))'(?=[\s,)}\]])/g)],
  migrations: () => migrationsIn('src/operational/migrations'),
  platformMigrations: () => migrationsIn('src/platform/migrations'),
}

/** Each with a hash: a migration that was applied somewhere must not be edited. */
function migrationsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder)).map((file) => {
    const text = readFileSync(join(root, folder, file))
    return `${file} ${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  })
}

describe('names that are stored or sent', () => {
  test.each(Object.keys(kinds))('are those of tests/storedNames.json: %s', async (kind) => {
    const names = [...new Set(await kinds[kind]?.())].toSorted()
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(stored[kind])
  })

  test('keep those of the first release', () => {
    expect(forgotten(stored)).toEqual([])
  })

  test('are reported when they are removed from code and list together', () => {
    const events = stored['events']?.filter((name) => name !== 'CoupleRegistered') ?? []
    expect(forgotten({ ...stored, events })).toEqual(['CoupleRegistered'])
  })
})
