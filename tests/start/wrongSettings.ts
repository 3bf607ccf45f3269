import { randomBytes } from 'node:crypto'

const key = () => randomBytes(32).toString('base64')

/** Settings that a production start takes. */
export const goodProduction: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/alliance',
  PUBLIC_URL: 'https://alliance.example',
  MASTER_KEY: key(),
  CLAIM_KEY: key(),
  TOKEN_KEY: key(),
  CODE_KEY: key(),
  BODY_KEY: key(),
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: '0'.repeat(32),
  TWILIO_FROM: '+33600000000',
  SMTP_URL: 'smtp://mail:25',
  MAIL_FROM: 'Alliance <bonjour@alliance.example>',
}

/** The same 32 bytes, which are not random. */
const zeros = Buffer.alloc(32).toString('base64')
const wrongKeys = ['short', `${key()}=`, randomBytes(16).toString('base64'), zeros]

/** Values of each setting that stop a production start whose other settings are right. */
export const wrongSettings: Readonly<Record<string, readonly string[]>> = {
  PORT: ['ninety', '65536', '-1', ' ', '0x50', '3000.5'],
  HOST: ['http://0.0.0.0', '0.0.0.0:3000', '999.1.1.1', 'two words', '10.0.0.0/8'],
  PUBLIC_URL: [
    'http://',
    'https://a b',
    'alliance.example',
    'http://alliance.example',
    'https://alliance.example/shop',
    'ftp://alliance.example',
  ],
  NODE_ENV: ['prod', 'Production', 'staging'],
  ROLES: ['api,cook', ',', 'API'],
  DOMAINS: ['alliance.example=XX', 'alliance.example', '=FR', 'https://alliance.example=FR'],
  LOG_LEVEL: ['verbose', '3', 'INFO'],
  DEMO: ['on', 'yes', 'true'],
  RULES: ['text', '[]', '{"text": {"messages": 3000}}', '{"text": {"message": "long"}}'],
  DATABASE_URL: ['', 'mysql://db', 'postgres://', 'postgres://db:port/alliance', 'postgres://a b/alliance', 'localhost:5432'],
  EVENTSTOREDB_URL: ['esdb://', 'http://es:2113', 'esdb://a b:2113', 'esdb+discover://,b', 'esdb://es:port'],
  REDIS_URL: ['redis://', 'http://redis', 'redis://a b', 'redis:6379'],
  DATA_DIR: ['package.json', 'package.json/below', '/proc/nowhere'],
  POSTGRES_PASSWORD: ['p@ssword', 'a/b', 'a b', 'a#b'],
  MASTER_KEY: wrongKeys,
  RETIRED_MASTER_KEYS: [...wrongKeys, `${key()};${key()}`, goodProduction['MASTER_KEY'] ?? ''],
  CLAIM_KEY: [...wrongKeys, goodProduction['MASTER_KEY'] ?? ''],
  TOKEN_KEY: [...wrongKeys, goodProduction['CLAIM_KEY'] ?? ''],
  CODE_KEY: [...wrongKeys, goodProduction['TOKEN_KEY'] ?? ''],
  BODY_KEY: [...wrongKeys, goodProduction['CODE_KEY'] ?? ''],
  TWILIO_ACCOUNT_SID: ['', 'AC123', `SK${'0'.repeat(32)}`, `AC${'z'.repeat(32)}`],
  TWILIO_AUTH_TOKEN: ['', 'token', `${'0'.repeat(31)}\n`, 'a b'.repeat(11)],
  TWILIO_FROM: ['', '0612345678', '+33 6 12 34 56 78', 'A sender that is too long', 'alliance@example.fr'],
  SMTP_URL: ['', 'mail:25', 'smtp://', 'http://mail:25', 'smtp://a b'],
  MAIL_FROM: ['', 'nonsense', 'Alliance <bonjour>', 'a@b', 'a@b.fr, c@d.fr', 'Alliance\r\nBcc: <x@example.com>'],
  BOUNCE_DOMAIN: ['bounces', 'bounces@alliance.example', 'https://bounces.alliance.example', '10.0.0.1'],
  BOUNCE_PORT: ['0', '65536', 'smtp', '2525'],
  MAIL_WEBHOOK_SECRET: ['a-secret-that-is-too-short', 'a secret with spaces that is long enough', 'ümläüt-in-the-secret-of-enough-length'],
  FILES_BUCKET: ['Files', 'a', 'two words', 's3://files'],
  FILES_REGION: ['EU', 'eu west 3', 'eu_west'],
  FILES_ACCESS_KEY_ID: ['short', 'two words here', 'AKIA/0000000000'],
  FILES_SECRET_ACCESS_KEY: ['short', 'a secret with spaces', 'ünprintable-secret'],
  FILES_ENDPOINT: ['s3.example', 'ftp://s3.example', 'https://s3.example/files'],
  CODE_COUNTRIES: ['France', 'FR,XX', 'fr', ',', '+33'],
  TRUSTED_PROXIES: ['foo', '10.0.0.0/99', '10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0.256', 'fd00::/129'],
  COUNTRY_HEADER: ['CF IPCountry', 'CF-IPCountry:', 'Länd', 'CF-IPCountry'],
  COMPANY_REGISTRY_URL: ['on', 'registry.example', 'https://', 'https://registry.example/search'],
  CALLS_PER_MINUTE: ['0', '-5', 'many', '1e3', '1.5'],
  MAP_TILES_URL: ['on', 'https://', 'https://tiles.example/map.png', 'https://{s}.tiles.example/{z}/{x}/{y}.png', '/tiles/{z}/{x}/{y}'],
  ANALYTICS_URL: ['https://a b', 'count.example', '//count.example', 'https://', 'on'],
  ERROR_REPORTS_URL: ['https://a b', 'reports.example', '//reports.example', 'http://', 'on'],
  OPERATOR_FILE: ['/nowhere/operator.json', '.', 'README.md', 'package.json'],
  SUPPORT_EMAIL: ['support', 'a@b', 'Support <support@alliance.example>', 'a@b.fr, c@d.fr'],
  TESTIMONIALS_FILE: ['/nowhere/testimonials.json', '.', 'README.md', 'package.json'],
  TERMS_DIR: ['/nowhere', 'README.md', 'src'],
  PRIVACY_DIR: ['/nowhere', 'README.md', 'src'],
  IMPRINT_DIR: ['/nowhere', 'README.md', 'src'],
  METRICS_TOKEN: ['short', 'a token with spaces', 'ümläüt-in-the-token'],
}
