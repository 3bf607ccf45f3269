import { createHmac, hkdfSync } from 'node:crypto'
import type { MasterKeys } from './masterKeys.ts'

/** The keys in use. Each is 32 random bytes and never appears in a table, an event or a log line. */
export interface Secrets {
  /** Wraps persons' data keys; can be replaced step by step (`rewrapPersonKeys`). */
  readonly masterKeys: MasterKeys
  /** Hashes unique values (phones, login e-mails) in claims and credentials. Must never change, or claims could not be found any more. */
  readonly claimKey: Buffer
  /** Signs access tokens and hashes opaque ones. Replacing it signs everybody out. */
  readonly tokenKey: Buffer
  /** For phone codes and counters. Replacing it invalidates the open codes. */
  readonly codeKey: Buffer
  /** Hashes bodies that came with an idempotency key. Replacing it turns a retry of an older call into a 422. */
  readonly bodyKey: Buffer
}

/** HMAC-SHA-256 in hex: identifies a value without revealing it. */
export function keyedHash(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(value).digest('hex')
}

/**
 * Signs picture addresses. Derived from the key that never changes: the addresses are in caches, in mails and on other sites, and would all
 * break.
 */
export function pictureKey({ claimKey }: Pick<Secrets, 'claimKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', claimKey, '', 'images', 32))
}

/** Signs the links for writing and erasing reviews, which are on paper and in mails. */
export function reviewLinkKey({ claimKey }: Pick<Secrets, 'claimKey'>): Buffer {
  return Buffer.from(hkdfSync('sha256', claimKey, '', 'review links', 32))
}
