import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import type { MasterKey } from './operational/masterKeys.ts'
import type { Secrets } from './operational/secrets.ts'

type Keys = NonNullable<Config['keys']>

/** The keys of the configuration; in development those made at the first start and kept in the data directory. */
export function readSecrets(config: Pick<Config, 'keys' | 'retiredMasterKeys' | 'dataDirectory'>): Secrets {
  const keys = config.keys ?? developmentKeys(config.dataDirectory)
  return {
    masterKeys: { current: masterKey(keys.MASTER_KEY), retired: config.retiredMasterKeys.map(masterKey) },
    claimKey: Buffer.from(keys.CLAIM_KEY, 'base64'),
    tokenKey: Buffer.from(keys.TOKEN_KEY, 'base64'),
    codeKey: Buffer.from(keys.CODE_KEY, 'base64'),
    bodyKey: Buffer.from(keys.BODY_KEY, 'base64'),
  }
}

/** A master key is named by a digest of itself, so that replacing it needs no further setting. */
function masterKey(base64: string): MasterKey {
  const key = Buffer.from(base64, 'base64')
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
}

function developmentKeys(dataDirectory: string): Keys {
  const file = join(dataDirectory, 'keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const key = () => randomBytes(32).toString('base64')
  const keys: Keys = { MASTER_KEY: key(), CLAIM_KEY: key(), TOKEN_KEY: key(), CODE_KEY: key(), BODY_KEY: key() }
  mkdirSync(dataDirectory, { recursive: true })
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 })
  return keys
}
