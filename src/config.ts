import { join } from 'node:path'
import type { LegalTexts, Terms } from './api/legalTexts.ts'
import type { Operator } from './api/schemas/operator.ts'
import type { TestimonialTexts } from './api/schemas/testimonials.ts'
import { ConfigurationError } from './configurationError.ts'
import { type Country, Country as CountrySchema, countries } from './domain/locale.ts'
import { overrideRules } from './domain/overrideRules.ts'
import type { Rules } from './domain/rules.ts'
import { Environment, type keyNames, type ProcessRole } from './environment.ts'
import { readLegalTexts } from './readLegalTexts.ts'
import { readOperator } from './readOperator.ts'
import { readTerms } from './readTerms.ts'
import { readTestimonials } from './readTestimonials.ts'
import { refuseContradictions } from './refuseContradictions.ts'
import { isHostName } from './settingFormats.ts'
import { type StripeSettings, stripeSettingsOf } from './stripeSettings.ts'

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
  /** Undefined: payments are taken by the sandbox. */
  readonly stripe: StripeSettings | undefined
  /** Undefined: mails go to the sandbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  /** How it becomes known that mails fail or are complained about; each undefined: not that way. */
  readonly mailReports: {
    /** Return paths end in it. */
    readonly bounceDomain: string | undefined
    /** Where our own mail server takes reports. */
    readonly bouncePort: number | undefined
    /** What a mail service signs its reports with. */
    readonly webhookSecret: string | undefined
  }
  /** Where uploaded files are kept; undefined: below the data directory. */
  readonly s3:
    | {
        readonly bucket: string
        readonly region: string
        readonly accessKeyId: string
        readonly secretAccessKey: string
        readonly endpoint: string | undefined
      }
    | undefined
  /** Where companies' numbers are looked up; `off`: nowhere. Undefined: the sandbox, or the public register in production. */
  readonly companyRegistryUrl: string | undefined
  /** ISO codes of the countries whose numbers get codes. */
  readonly codeCountries: readonly string[]
  readonly trustedProxies: readonly string[]
  /** Header in which a trusted proxy sends the caller's country, e.g. CF-IPCountry; undefined: none does. */
  readonly countryHeader: string | undefined
  /** Host name → country. */
  readonly domains: ReadonlyMap<string, Country>
  readonly callsPerMinute: number
  /** Address of map tiles with {z}, {x} and {y}; undefined: maps are not shown, places stand in words. */
  readonly mapTilesUrl: string | undefined
  /** Where browsers report the steps of couples who agree: an address or a path of this site. Undefined: nowhere. */
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
  /** Undefined: the operator has none. */
  readonly testimonials: TestimonialTexts | undefined
  readonly welcomeFilms: Environment['WELCOME_FILM']
  /** Where the operator reads what providers write to it; undefined: nowhere. */
  readonly supportEmail: string | undefined
  /** Who runs the product; undefined: there is no imprint and no privacy policy. */
  readonly operator: Operator | undefined
  /** The operator's own; undefined: the product's, with what the operator says of itself. */
  readonly privacy: LegalTexts | undefined
  readonly imprint: LegalTexts | undefined
  /** Of service; the product's own draft unless the operator gives its own. */
  readonly terms: Terms & { readonly isDraft: boolean }
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
  const rules = rulesOf(env.RULES)
  refuseContradictions(env, production)
  const operator = fileOf('OPERATOR_FILE', env.OPERATOR_FILE, readOperator)
  return {
    production,
    port: env.PORT,
    // Outside production the sandbox shows codes and the demo world has known passwords: only this machine reaches them.
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
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
    stripe: stripeSettingsOf(env, production, operator),
    smtp: smtpOf(env),
    mailReports: { bounceDomain: env.BOUNCE_DOMAIN, bouncePort: env.BOUNCE_PORT, webhookSecret: env.MAIL_WEBHOOK_SECRET },
    s3: s3Of(env),
    companyRegistryUrl: env.COMPANY_REGISTRY_URL?.replace(/\/+$/, ''),
    codeCountries: env.CODE_COUNTRIES,
    trustedProxies: env.TRUSTED_PROXIES,
    countryHeader: env.COUNTRY_HEADER,
    domains: domainsOf(env.DOMAINS),
    callsPerMinute: env.CALLS_PER_MINUTE,
    mapTilesUrl: env.MAP_TILES_URL === 'off' ? undefined : env.MAP_TILES_URL,
    analyticsUrl: collectorOf(env, 'ANALYTICS_URL', '/sandbox/analytics'),
    errorReportsUrl: collectorOf(env, 'ERROR_REPORTS_URL', '/sandbox/failures'),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: env.DEMO === 'on' || (env.DEMO === undefined && !production),
    rules,
    testimonials: fileOf('TESTIMONIALS_FILE', env.TESTIMONIALS_FILE, readTestimonials),
    welcomeFilms: env.WELCOME_FILM,
    supportEmail: supportEmailOf(env, operator),
    operator,
    privacy: fileOf('PRIVACY_DIR', env.PRIVACY_DIR, readLegalTexts),
    imprint: fileOf('IMPRINT_DIR', env.IMPRINT_DIR, readLegalTexts),
    terms: termsOf(env.TERMS_DIR, rules),
  }
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

function fileOf<Content>(setting: string, file: string | undefined, read: (file: string) => Content): Content | undefined {
  return file === undefined ? undefined : naming(setting, () => read(file))
}

/** An error of what is read names the setting. */
function naming<Content>(setting: string, read: () => Content): Content {
  try {
    return read()
  } catch (error) {
    throw new ConfigurationError(`${setting}: ${error instanceof Error ? error.message : 'invalid'}`)
  }
}

function termsOf(given: string | undefined, { termsVersion }: Rules): Config['terms'] {
  const isDraft = given === undefined
  const folder = given ?? join(import.meta.dirname, 'draftTerms')
  return { ...naming('TERMS_DIR', () => readTerms(folder, termsVersion)), isDraft }
}

function smtpOf(env: Environment): Config['smtp'] {
  if (env.SMTP_URL && !env.MAIL_FROM) throw new ConfigurationError('MAIL_FROM is missing: SMTP_URL is set, and a mail needs a sender')
  return env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined
}

function s3Of(env: Environment): Config['s3'] {
  const { FILES_BUCKET: bucket, FILES_REGION: region, FILES_ACCESS_KEY_ID: accessKeyId, FILES_SECRET_ACCESS_KEY: secretAccessKey } = env
  const endpoint = env.FILES_ENDPOINT?.replace(/\/+$/, '')
  if (bucket && region && accessKeyId && secretAccessKey) return { bucket, region, accessKeyId, secretAccessKey, endpoint }
  if (!bucket && !region && !accessKeyId && !secretAccessKey && !endpoint) return undefined
  const missing = (['FILES_BUCKET', 'FILES_REGION', 'FILES_ACCESS_KEY_ID', 'FILES_SECRET_ACCESS_KEY'] as const).find((name) => !env[name])
  throw new ConfigurationError(`${missing} is missing: the settings of the bucket are set together or not at all`)
}

/** In development the sandbox shows what would be sent to a service. */
function collectorOf(env: Environment, name: 'ANALYTICS_URL' | 'ERROR_REPORTS_URL', sandbox: string): string | undefined {
  const given = env[name] ?? (env.NODE_ENV === 'development' ? sandbox : 'off')
  return given === 'off' ? undefined : given
}

/** Outside production the sandbox takes every mail. */
function supportEmailOf({ SUPPORT_EMAIL, NODE_ENV }: Environment, operator: Operator | undefined): string | undefined {
  const given = SUPPORT_EMAIL ?? operator?.email ?? (NODE_ENV === 'production' ? 'off' : 'support@alliance.test')
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
    if (!host || !isHostName(host) || !parsed.success)
      throw new ConfigurationError(`DOMAINS: "${pair}" is not host=COUNTRY with a country of ${countries.join(', ')}`)
    domains.set(host.toLowerCase(), parsed.data)
  }
  return domains
}
