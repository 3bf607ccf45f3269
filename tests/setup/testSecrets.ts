import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../src/operational/secrets.ts'

/** The keys of one installation. */
export function testSecrets(): Secrets {
  return {
    masterKeys: { current: { id: randomBytes(4).toString('hex'), key: randomBytes(32) }, retired: [] },
    claimKey: randomBytes(32),
    tokenKey: randomBytes(32),
    codeKey: randomBytes(32),
    bodyKey: randomBytes(32),
  }
}
