import { ConfigurationError } from './configurationError.ts'
import { type Environment, keyNames, processRoles } from './environment.ts'
import { isLocal } from './settingFormats.ts'

/** @throws ConfigurationError for settings that contradict each other, or lack what production needs */
export function refuseContradictions(env: Environment, production: boolean): void {
  const missing = keyNames.filter((name) => env[name] === undefined)
  if (missing.length > 0 && missing.length < keyNames.length) {
    throw new ConfigurationError(`${missing[0]} is missing: the five keys are set together or not at all`)
  }
  refuseRepeatedKeys(env)
  if (env.BOUNCE_PORT !== undefined && env.BOUNCE_DOMAIN === undefined)
    throw new ConfigurationError('BOUNCE_PORT is set without BOUNCE_DOMAIN: no mail would name an address to report to')
  if (env.COUNTRY_HEADER !== undefined && env.TRUSTED_PROXIES.length === 0)
    throw new ConfigurationError('COUNTRY_HEADER is set without TRUSTED_PROXIES: anybody could send that header')
  for (const name of ['PRIVACY_DIR', 'IMPRINT_DIR'] as const)
    if (env[name] !== undefined && env.OPERATOR_FILE === undefined)
      throw new ConfigurationError(`${name} is set without OPERATOR_FILE, which says who runs the product`)
  if (!production) {
    const parts = env.ROLES.length < processRoles.length
    if (parts && !env.DATABASE_URL)
      throw new ConfigurationError('ROLES names a part of the roles, which needs a DATABASE_URL that the processes share')
    refusePublicSandbox(env)
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

function refuseRepeatedKeys(env: Environment): void {
  const seen = new Map<string, string>()
  for (const name of keyNames) {
    const value = env[name]
    if (value === undefined) continue
    const first = seen.get(value)
    if (first !== undefined) throw new ConfigurationError(`${name} equals ${first}: every key is a random one of its own`)
    seen.set(value, name)
  }
  if (env.RETIRED_MASTER_KEYS.some((retired) => seen.has(retired)))
    throw new ConfigurationError('RETIRED_MASTER_KEYS names a key that is in use')
}

/** The sandbox shows every code and mail and takes test cards for money, and the demo world has known passwords: neither is for an address that others reach. */
function refusePublicSandbox(env: Environment): void {
  if (env.PUBLIC_URL === undefined || isLocal(env.PUBLIC_URL)) return
  const sandbox = [env.TWILIO_ACCOUNT_SID, env.SMTP_URL, env.STRIPE_SECRET_KEY].includes(undefined)
  if (sandbox || env.DEMO !== 'off') {
    throw new ConfigurationError(
      `PUBLIC_URL is not an address of this machine: with it goes NODE_ENV=production, ${sandbox ? 'and not the sandbox, which shows every code' : 'or DEMO=off'}`,
    )
  }
}
