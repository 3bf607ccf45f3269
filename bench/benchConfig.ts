import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from '../src/config.ts'

/** Settings of the product under load: its own keys, and no rate limit, since all calls come from one address. */
export function benchSettings(): Readonly<Record<string, string>> {
  const key = () => randomBytes(32).toString('base64')
  return {
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost',
    CALLS_PER_MINUTE: '100000000',
    DEMO: 'off',
    MASTER_KEY: key(),
    CLAIM_KEY: key(),
    TOKEN_KEY: key(),
    CODE_KEY: key(),
    BODY_KEY: key(),
  }
}

/** The same, parsed by the product. */
export function benchConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...benchSettings(), ...environment })
}
