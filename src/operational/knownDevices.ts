import { randomBytes } from 'node:crypto'
import { isSameText } from '../platform/isSameText.ts'
import { keyedHash } from './secrets.ts'
import type { SessionRole } from './tokens.ts'

/** The login of a device: the role and what the person signs in with (phone in E.164, login e-mail as `normalEmail` returns it). */
export interface DeviceOwner {
  readonly role: SessionRole
  readonly login: string
}

/**
 * Devices on which a person has signed in before. A mark is valid only for the login it was made for, and proves nothing else: its holder
 * is counted apart from strangers, so that strangers who use up a limit cannot lock the owner out.
 */
export interface KnownDevices {
  /** A mark for the device that has just signed in; keeps the id of a valid mark that the device sent. */
  mark(owner: DeviceOwner, shown: string | undefined): string
  /** The device's id, if the mark was made for this owner and is not too old. */
  find(owner: DeviceOwner, shown: string | undefined): string | undefined
}

/** Browsers keep no cookie longer. */
export const deviceDays = 400

/** Marks are signed and not stored. They hold a random id, the day, and a keyed hash, so no personal data. */
export function createKnownDevices({ tokenKey, now }: { readonly tokenKey: Buffer; readonly now: () => Date }): KnownDevices {
  const today = () => Math.floor(now().getTime() / 86_400_000)
  const sign = ({ role, login }: DeviceOwner, id: string, day: number) => keyedHash(tokenKey, `device ${role} ${id} ${day} ${login}`)

  function find(owner: DeviceOwner, shown: string | undefined): string | undefined {
    const [, id, marked, signature] = /^([\w-]{22})\.(\d{1,6})\.([\da-f]{64})$/.exec(shown ?? '') ?? []
    if (id === undefined || marked === undefined || signature === undefined) return undefined
    const day = Number(marked)
    return isSameText(signature, sign(owner, id, day)) && today() - day < deviceDays ? id : undefined
  }

  return {
    find,
    mark(owner, shown) {
      const id = find(owner, shown) ?? randomBytes(16).toString('base64url')
      const day = today()
      return `${id}.${day}.${sign(owner, id, day)}`
    },
  }
}
