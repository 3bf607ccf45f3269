import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { processes, projections } from '../src/catalogues.ts'
import { claimKinds } from '../src/domain/claim/claim.ts'
import { effectPayloads } from '../src/domain/effect.ts'
import { eventCatalog } from '../src/domain/eventCatalog.ts'
import { OptionalMailKind } from '../src/domain/mailKinds.ts'
import { paymentFailureCodes } from '../src/domain/payment/paymentCodes.ts'
import { personKinds } from '../src/domain/person/personKind.ts'
import { TextMessageKind } from '../src/domain/textMessageKinds.ts'
import { viewKinds, viewSources } from '../src/domain/views.ts'
import { sealedProperty } from '../src/eventstore/sealedFields.ts'
import { drawnPictures } from '../src/integrations/images/drawnPictures.ts'
import { messageTemplates } from '../src/jobs/messages/messageTemplates.ts'
import { serverTexts } from '../src/texts/serverTexts.ts'
import { plainWebApps } from './setup/plainWebApps.ts'
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

function sourcesIn(folder: string): readonly string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // The sandbox of Stripe uses Stripe's names, which are not ours to keep stable.
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file) && !file.startsWith('sandbox/stripe/'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  )
}

const sources = sourcesIn('src')
/** Sources that name files: those that get a store of files. */
const namingFiles = sources.filter((source) => /import .*\bFileStore\b/.test(source))
const webSources = sourcesIn('web')

/** The texts that a pattern's first group matches in the sources. */
function inSources(pattern: RegExp, within = sources): readonly string[] {
  return within.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ openWebApps: plainWebApps })
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

/** Methods and paths outside the API's description: what is only read, pages, and hooks that services call. */
async function furtherRoutes(): Promise<readonly string[]> {
  const described = new Set(await commandRoutes())
  const routes = product.app?.declaredRoutes ?? []
  return routes
    .filter(({ method, path }) => method !== 'HEAD' && !path.startsWith('/sandbox/'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !described.has(route))
}

/** Metrics that dashboards and alarms name, without those of Node.js and of the operating system. */
async function metrics(): Promise<readonly string[]> {
  const { text } = await product.call('GET', '/metrics')
  return [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name).filter((name) => !/^(nodejs|process)_/.test(name))
}

/** Tables and columns of the log and of what is neither an event nor a projection. */
async function columns(): Promise<readonly string[]> {
  const { rows } = await product.backend.database.query<{ name: string }>(
    `SELECT concat_ws('.', table_schema, table_name, column_name) AS name FROM information_schema.columns
     WHERE table_schema IN ('log', 'operational', 'platform')`,
  )
  return rows.map(({ name }) => name)
}

/** The values of each enumeration below a JSON schema, as `path: value value`. */
function enumerations(path: string, schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => enumerations(path, each))
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'const') return typeof value === 'string' ? [`${path}: ${value}`] : []
    if (key === 'enum' && Array.isArray(value)) return [`${path}: ${value.map(String).toSorted().join(' ')}`]
    if (key !== 'properties') return enumerations(path, value)
    return Object.entries(value as object).flatMap(([name, property]) => enumerations(`${path}.${name}`, property))
  })
}

const valuesOf = (name: string, schema: z.ZodType) => enumerations(name, z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))

const kinds: Readonly<Record<string, () => readonly string[] | Promise<readonly string[]>>> = {
  events: () => [...eventCatalog.keys()],
  eventValues: () => [...eventCatalog].flatMap(([type, { definition }]) => valuesOf(type, definition.schema)),
  streams: () => inSources(/streamName\(\s*['`]([a-z-]+)/g).map((category) => category.replace(/-$/, '')),
  claims: () => claimKinds,
  mailKinds: () => OptionalMailKind.options,
  textMessageKinds: () => TextMessageKind.options,
  sealedProperty: () => [sealedProperty],
  processes: () => processes.map(({ name }) => name),
  projections: () => projections.map(({ name }) => name),
  templates: () => Object.keys(messageTemplates(new Proxy({} as never, { get: () => () => {} }))),
  effects: () => Object.keys(effectPayloads),
  effectValues: () => Object.entries(effectPayloads).flatMap(([kind, payload]) => valuesOf(kind, payload)),
  persons: () => personKinds,
  views: () => [...viewKinds, ...viewSources.map((source) => `from ${source}`)],
  // Events name pictures by kind and id, and pages link them by signed addresses.
  pictures: () => ['photos', ...Object.keys(drawnPictures)],
  files: () => [
    ...inSources(/(?:=>|\breturn) `([^`]+)`/g, namingFiles),
    ...inSources(/\bdataDirectory, '([^']+)'\)/g).map((name) => `DATA_DIR/${name}`),
  ],
  deadlines: () => [...inSources(/\b(?:set|clear)Deadline\(\w+, '([^']+)'/g), ...inSources(/\bconst deadline = '([^']+)'/g)],
  // Prefixes of keyed hashes: rows that were stored under another prefix would not be found.
  hashed: () => inSources(/\bkeyedHash\([\w.]+, `([a-z]+(?: [a-z]+)*) ?\$\{/g),
  limits: () => inSources(/\blimitOn\(\s*'([^']+)'/g),
  // Keys are derived from a master key under these names: under another one, what was encrypted or signed is lost.
  derivedKeys: () => [...inSources(/\bhkdfSync\('sha256', \w+, '', '([^']+)'/g), ...inSources(/\bcreateSealer\([^,]+, '([^']+)'/g)],
  // Releases that run at the same time share them.
  shared: () => [
    ...inSources(/\bredisPrefix = '([^']+)'/g),
    ...inSources(/`(alliance:\w+:)\$\{/g),
    ...inSources(/\bconst channel = '([^']+)'/g),
    ...inSources(/\binSetupTransaction\(\w+, '([^']+)'/g),
    ...inSources(/\b(?:name: |this\.name = )`(process|projection) \$\{/g),
  ],
  sessionTokens: () => [
    ...inSources(/\bconst Payload = z\.object\(\{([^]*?)\n\}\)/g).flatMap((fields) =>
      [...fields.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name),
    ),
    ...inSources(/\bconst (?:sessionRoles|adminCapabilities) = \[([^\]]+)\]/g).flatMap((names) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    ),
  ],
  linkPurposes: () => inSources(/\btype LinkPurpose = ([^\n]+)/g).flatMap((union) => union.split(' | ').map((name) => name.slice(1, -1))),
  queues: () => inSources(/QueueName = '([^']+)'/g),
  derivedIds: () => [
    ...inSources(/derive(?:Timed)?Id\((?:\w+, )?'([^']+)'/g),
    ...inSources(/derivedUuid\('([^']+)'/g),
    ...inSources(/idParts: \['([^']+)'/g),
  ],
  commandRoutes,
  furtherRoutes,
  headers: () => [...inSources(/\bheaders\['([a-z-]+)'\]/g), ...inSources(/'(x-[a-z]+(?:-[a-z]+)*)'/gi)].map((name) => name.toLowerCase()),
  metrics,
  metricLabels: () =>
    inSources(/\blabelNames(?:: | = )\[([^\]]+)\]/g).flatMap((names) => names.split(', ').map((name) => name.slice(1, -1))),
  settings: () => [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name = '']) => name),
  browserStorage: () => [
    ...inSources(/'(alliance\.(?!json)[\w.]+)'/g, webSources),
    ...inSources(/\bcreateRenewalTime\(`([^`]+)`/g, webSources),
  ],
  exports: () => inSources(/\bformat: z\.literal\('([^']+)'/g),
  columns,
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

  test('include the values of nested enumerations', () => {
    const place = z.object({ country: z.enum(['FR', 'BE']) }).nullable()
    expect(valuesOf('Moved', z.object({ places: z.array(place), by: z.literal('couple').optional() }))).toEqual([
      'Moved.places.country: BE FR',
      'Moved.by: couple',
    ])
  })

  test('keep those of the first release', () => {
    expect(forgotten(stored)).toEqual([])
  })

  test('are reported when they are removed from code and list together', () => {
    const events = stored['events']?.filter((name) => name !== 'CoupleRegistered') ?? []
    expect(forgotten({ ...stored, events })).toEqual(['CoupleRegistered'])
  })
})
