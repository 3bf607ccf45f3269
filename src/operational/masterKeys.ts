import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Wraps other keys. `id` says which master key wrapped a value, and is not secret. */
export interface MasterKey {
  readonly id: string
  /** 32 random bytes. */
  readonly key: Buffer
}

export interface MasterKeys {
  /** Wraps all new values. */
  readonly current: MasterKey
  /** Retired keys, still needed to open what they wrapped. */
  readonly retired: readonly MasterKey[]
}

/** A sealed value, and the id of the master key from which its key is derived. */
interface Sealed {
  readonly masterKeyId: string
  /** Nonce, tag, ciphertext. */
  readonly bytes: Buffer
}

export interface Sealer {
  /** Encrypts with AES-256-GCM; the same `context` (whose value it is) is needed to decrypt. */
  seal(value: Buffer, context: string): Sealed
  /** @throws when the master key is not known, or the bytes or their context are not what was sealed */
  open(sealed: Sealed, context: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

/** Seals values of one purpose, under a key derived from the master key for it alone. */
export function createSealer({ current, retired }: MasterKeys, purpose: string): Sealer {
  const keys = new Map([...retired, current].map(({ id, key }) => [id, Buffer.from(hkdfSync('sha256', key, '', purpose, 32))]))
  const keyOf = (id: string): Buffer => {
    const key = keys.get(id)
    if (!key) throw new Error(`master key ${id} is not known here`)
    return key
  }
  return {
    seal(value, context) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', keyOf(current.id), nonce).setAAD(Buffer.from(context))
      const ciphertext = Buffer.concat([cipher.update(value), cipher.final()])
      return { masterKeyId: current.id, bytes: Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]) }
    },
    open({ masterKeyId, bytes }, context) {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(masterKeyId), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()])
    },
  }
}
