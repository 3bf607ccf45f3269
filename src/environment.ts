import { isSupportedCountry } from 'libphonenumber-js/max'
import { z } from 'zod'
import { codeCountries } from './domain/codeCountries.ts'
import {
  collector,
  eventStoreDbUrl,
  headerName,
  hostName,
  key,
  listenHost,
  listOf,
  mailSender,
  networkRange,
  origin,
  postgresUrl,
  textSender,
  tilesUrl,
  token,
  urlOf,
  videoByLanguage,
  wholeNumber,
} from './settingFormats.ts'

export const processRoles = ['api', 'projector', 'worker'] as const
export type ProcessRole = (typeof processRoles)[number]

const phoneCountry = z
  .string()
  .refine((value): boolean => isSupportedCountry(value), 'must be ISO codes of countries, such as FR,BE, separated by commas')

/** The settings as they are written, each by itself; `readConfig` looks at them together. */
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: listenHost.optional(),
  PUBLIC_URL: origin.optional(),
  ROLES: listOf(z.enum(processRoles)).default([...processRoles]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  EVENTSTOREDB_URL: eventStoreDbUrl.optional(),
  REDIS_URL: urlOf('redis', 'rediss').optional(),
  // Read by docker-compose.yml, which writes it into DATABASE_URL.
  POSTGRES_PASSWORD: z
    .string()
    .regex(/^[\w.~-]+$/, 'must be letters, digits, - _ . and ~ alone, since it becomes a part of DATABASE_URL')
    .optional(),
  MASTER_KEY: key.optional(),
  RETIRED_MASTER_KEYS: listOf(key).default([]),
  CLAIM_KEY: key.optional(),
  TOKEN_KEY: key.optional(),
  CODE_KEY: key.optional(),
  BODY_KEY: key.optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hex digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[\dA-Za-z]{32}$/, 'must be 32 letters and digits')
    .optional(),
  TWILIO_FROM: textSender.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w{8,}$/, 'must be a key for servers: sk_ or rk_, test_ or live_, and letters and digits')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w{8,}$/, 'must be a publishable key: pk_test_ or pk_live_, and letters and digits')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{16,}$/, 'must be whsec_ and letters and digits')
    .optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: mailSender.optional(),
  BOUNCE_DOMAIN: hostName.optional(),
  BOUNCE_PORT: wholeNumber(1, 65_535).optional(),
  MAIL_WEBHOOK_SECRET: token.min(32, 'must be at least 32 characters').optional(),
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket: 3 to 63 small letters, digits, - and .')
    .optional(),
  FILES_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'must be a region, such as eu-west-3')
    .optional(),
  FILES_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'must be 8 letters and digits or more')
    .optional(),
  FILES_SECRET_ACCESS_KEY: token.optional(),
  FILES_ENDPOINT: origin.optional(),
  CODE_COUNTRIES: listOf(phoneCountry).default([...codeCountries]),
  TRUSTED_PROXIES: listOf(networkRange).default([]),
  COUNTRY_HEADER: headerName.optional(),
  DOMAINS: listOf(z.string()).default([]),
  COMPANY_REGISTRY_URL: z.literal('off').or(origin).optional(),
  CALLS_PER_MINUTE: wholeNumber(1, 100_000_000).default(600),
  MAP_TILES_URL: z.literal('off').or(tilesUrl).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  ANALYTICS_URL: collector.optional(),
  ERROR_REPORTS_URL: collector.optional(),
  METRICS_TOKEN: token.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  RULES: z.string().optional(),
  TESTIMONIALS_FILE: z.string().optional(),
  WELCOME_FILM: videoByLanguage.optional(),
  OPERATOR_FILE: z.string().optional(),
  SUPPORT_EMAIL: z.literal('off').or(z.email()).optional(),
  TERMS_DIR: z.string().optional(),
  PRIVACY_DIR: z.string().optional(),
  IMPRINT_DIR: z.string().optional(),
})
export type Environment = z.infer<typeof Environment>

/** Set together or not at all. */
export const keyNames = ['MASTER_KEY', 'CLAIM_KEY', 'TOKEN_KEY', 'CODE_KEY', 'BODY_KEY'] as const
