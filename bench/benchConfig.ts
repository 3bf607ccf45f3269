import { randomBytes } from 'node:crypto'
import { type Config, readConfig } from '../src/config.ts'

/** Settings of the product under load: keys of its own, and no limit on calls from the one address that all of them come from. */
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

/** The same, read as the product reads it. */
export function benchConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  return readConfig({ ...benchSettings(), ...environment })
}
