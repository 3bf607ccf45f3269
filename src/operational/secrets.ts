import { createHmac, hkdfSync } from 'node:crypto'
import type { MasterKeys } from './masterKeys.ts'

/** The keys in use. Every one is 32 random bytes; none ever stands in a table, an event or a log line. */
export interface Secrets {
  /** Wraps persons' data keys; can be replaced step by step (`rewrapPersonKeys`). */
  readonly masterKeys: MasterKeys
  /** Names unique things (phones, login e-mails) in claims and credentials. Never rotates: a claim could not be found again. */
  readonly claimKey: Buffer
  /** Signs access tokens and hashes opaque ones. Replacing it signs everybody out. */
  readonly tokenKey: Buffer
  /** Phone codes and counters. Replacing it makes the codes under way invalid. */
  readonly codeKey: Buffer
  /** Bodies that came with an idempotency key. Replacing it makes a retry of an older call a 422. */
  readonly bodyKey: Buffer
}

/** HMAC-SHA-256 in hex: finds a value again without revealing it. */
export function keyedHash(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(value).digest('hex')
}

/**
 * Signs addresses of pictures. Comes from the key that never rotates: addresses stand in caches, mails and on other sites, and would
 * all break with it.
 */
export function pictureKey({ claimKey }: Pick<Secrets, 'claimKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', claimKey, '', 'images', 32))
}

/** Signs the links by which reviews are written and erased; they stand on paper and in mails. */
export function reviewLinkKey({ claimKey }: Pick<Secrets, 'claimKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', claimKey, '', 'review links', 32))
}
