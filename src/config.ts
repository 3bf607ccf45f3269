import { z } from 'zod'
import { type Country, Country as CountrySchema, countries } from './domain/locale.ts'
import { overrideRules } from './domain/overrideRules.ts'
import type { Rules } from './domain/rules.ts'

/** The start cannot go on: one line that says which setting, and why. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const roles = ['api', 'projector', 'worker'] as const
export type ProcessRole = (typeof roles)[number]

const key = z.base64().refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64 (openssl rand -base64 32)')
const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)),
      `must start with ${schemes.map((s) => `${s}://`).join(' or ')}`,
    )
const collector = z
  .string()
  .regex(/^(off$|https?:\/\/\w|\/\w)/, 'must be off, start with http:// or https://, or be a path of this site')
  .optional()
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: urlOf('http', 'https').optional(),
  ROLES: list.pipe(z.array(z.enum(roles)).min(1)).default([...roles]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  EVENTSTOREDB_URL: urlOf('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover').optional(),
  REDIS_URL: urlOf('redis', 'rediss').optional(),
  MASTER_KEY: key.optional(),
  RETIRED_MASTER_KEYS: list.pipe(z.array(key)).default([]),
  CLAIM_KEY: key.optional(),
  TOKEN_KEY: key.optional(),
  CODE_KEY: key.optional(),
  BODY_KEY: key.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hex digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).optional(),
  TRUSTED_PROXIES: list.default([]),
  DOMAINS: list.default([]),
  CALLS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  MAP_TILES_URL: z.union([z.literal('off'), urlOf('http', 'https')]).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  ANALYTICS_URL: collector,
  ERROR_REPORTS_URL: collector,
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  RULES: z.string().optional(),
})
type Environment = z.infer<typeof Environment>

const keyNames = ['MASTER_KEY', 'CLAIM_KEY', 'TOKEN_KEY', 'CODE_KEY', 'BODY_KEY'] as const

/** Everything that the environment decides, typed and checked. */
export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  /** Undefined: http://localhost and the port in use. */
  readonly publicUrl: string | undefined
  readonly roles: readonly ProcessRole[]
  readonly dataDirectory: string
  /** Undefined: an embedded Postgres in the data directory. */
  readonly databaseUrl: string | undefined
  /** Undefined: the log lives in Postgres. */
  readonly eventStoreDbUrl: string | undefined
  /** Undefined: jobs live in Postgres. */
  readonly redisUrl: string | undefined
  /** Undefined in development: keys are made once and kept in the data directory. */
  readonly keys: Readonly<Record<(typeof keyNames)[number], string>> | undefined
  /** Master keys that still open what they wrapped, after a newer one took over. */
  readonly retiredMasterKeys: readonly string[]
  /** Undefined: text messages go to the sandbox. */
  readonly twilio: { readonly accountSid: string; readonly authToken: string; readonly from: string } | undefined
  /** Undefined: mails go to the sandbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly trustedProxies: readonly string[]
  /** Host name → country. */
  readonly domains: ReadonlyMap<string, Country>
  readonly callsPerMinute: number
  /** Address of map tiles with {z}, {x} and {y}; undefined: maps are not shown, places stand in words. */
  readonly mapTilesUrl: string | undefined
  /** Where browsers tell couples' steps, of those who agree: an address or a path of this site. Undefined: to nobody. */
  readonly analyticsUrl: string | undefined
  /** Where browsers report what fails, likewise. */
  readonly errorReportsUrl: string | undefined
  /** Undefined: /metrics answers this machine alone. */
  readonly metricsToken: string | undefined
  readonly logLevel: NonNullable<Environment['LOG_LEVEL']>
  /** Fill an empty system with the demo world. */
  readonly demo: boolean
  /** The defaults with what RULES overrides. */
  readonly rules: Rules
}

/**
 * Reads the settings.
 * @throws ConfigurationError naming the first setting that is missing, malformed or contradicts another
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigurationError(`${issue?.path[0]?.toString() ?? 'environment'}: ${issue?.message ?? 'invalid'}`)
  }
  const env = parsed.data
  const production = env.NODE_ENV === 'production'
  refuseContradictions(env, production)
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    roles: env.ROLES,
    dataDirectory: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    eventStoreDbUrl: env.EVENTSTOREDB_URL,
    redisUrl: env.REDIS_URL,
    keys: keysOf(env),
    retiredMasterKeys: env.RETIRED_MASTER_KEYS,
    twilio: allOrNone(env, 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM', (accountSid, authToken, from) => ({
      accountSid,
      authToken,
      from,
    })),
    smtp: smtpOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    domains: domainsOf(env.DOMAINS),
    callsPerMinute: env.CALLS_PER_MINUTE,
    mapTilesUrl: env.MAP_TILES_URL === 'off' ? undefined : env.MAP_TILES_URL,
    analyticsUrl: collectorOf(env, 'ANALYTICS_URL', '/sandbox/analytics'),
    errorReportsUrl: collectorOf(env, 'ERROR_REPORTS_URL', '/sandbox/failures'),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: env.DEMO === 'on' || (env.DEMO === undefined && !production),
    rules: rulesOf(env.RULES),
  }
}

function refuseContradictions(env: Environment, production: boolean): void {
  const missing = keyNames.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < keyNames.length) {
    throw new ConfigurationError(`${missing[0]} is missing: the five keys are set together or not at all`)
  }
  if (!production) {
    const parts = env.ROLES.length < roles.length
    if (parts && !env.DATABASE_URL)
      throw new ConfigurationError('ROLES names a part of the roles, which needs a DATABASE_URL that the processes share')
    return
  }
  if (!env.DATABASE_URL) throw new ConfigurationError('DATABASE_URL is missing: production does not keep its data in an embedded Postgres')
  if (missing[0]) throw new ConfigurationError(`${missing[0]} is missing: production does not make up its own keys`)
  if (!env.TWILIO_ACCOUNT_SID)
    throw new ConfigurationError('TWILIO_ACCOUNT_SID is missing: the sandbox for text messages does not start in production')
  if (!env.SMTP_URL) throw new ConfigurationError('SMTP_URL is missing: the sandbox for mails does not start in production')
  if (!env.PUBLIC_URL) throw new ConfigurationError('PUBLIC_URL is missing: mails and cookies need the address people use')
  if (env.PUBLIC_URL.startsWith('http://') && !isLocal(env.PUBLIC_URL)) {
    throw new ConfigurationError('PUBLIC_URL must be https in production: session cookies are sent over encrypted connections alone')
  }
  if (env.DEMO === 'on') throw new ConfigurationError('DEMO=on contradicts NODE_ENV=production: the demo world has known passwords')
}

/** True for an address on this machine, where cookies need no `Secure`. */
export function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}

function keysOf(env: Environment): Config['keys'] {
  const { MASTER_KEY, CLAIM_KEY, TOKEN_KEY, CODE_KEY, BODY_KEY } = env
  return MASTER_KEY && CLAIM_KEY && TOKEN_KEY && CODE_KEY && BODY_KEY ? { MASTER_KEY, CLAIM_KEY, TOKEN_KEY, CODE_KEY, BODY_KEY } : undefined
}

function rulesOf(text = '{}'): Rules {
  let override: unknown
  try {
    override = JSON.parse(text)
  } catch {
    throw new ConfigurationError('RULES: must be JSON, e.g. {"text": {"message": 3000}}')
  }
  try {
    return overrideRules(override)
  } catch (error) {
    throw new ConfigurationError(`RULES: ${error instanceof Error ? error.message : 'invalid'}`)
  }
}

function smtpOf(env: Environment): Config['smtp'] {
  if (env.SMTP_URL && !env.MAIL_FROM) throw new ConfigurationError('MAIL_FROM is missing: SMTP_URL is set, and a mail needs a sender')
  return env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined
}

/** In development the sandbox shows what a service would be told. */
function collectorOf(env: Environment, name: 'ANALYTICS_URL' | 'ERROR_REPORTS_URL', sandbox: string): string | undefined {
  const given = env[name] ?? (env.NODE_ENV === 'development' ? sandbox : 'off')
  return given === 'off' ? undefined : given
}

type TextSetting = 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_FROM'

function allOrNone<T>(
  env: Environment,
  a: TextSetting,
  b: TextSetting,
  c: TextSetting,
  make: (a: string, b: string, c: string) => T,
): T | undefined {
  const [first, second, third] = [env[a], env[b], env[c]]
  if (first && second && third) return make(first, second, third)
  const missing = [a, b, c].find((name) => !env[name])
  if (first || second || third) throw new ConfigurationError(`${missing} is missing: the Twilio settings are set together or not at all`)
  return undefined
}

function domainsOf(pairs: readonly string[]): ReadonlyMap<string, Country> {
  const domains = new Map<string, Country>(countries.map((country) => [`${country.toLowerCase()}.localhost`, country]))
  for (const pair of pairs) {
    const [host, country] = pair.split('=')
    const parsed = CountrySchema.safeParse(country)
    if (!host || !parsed.success)
      throw new ConfigurationError(`DOMAINS: "${pair}" is not host=COUNTRY with a country of ${countries.join(', ')}`)
    domains.set(host.toLowerCase(), parsed.data)
  }
  return domains
}
