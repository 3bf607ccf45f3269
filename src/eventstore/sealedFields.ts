import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { erased } from '../domain/event.ts'
import type { PersonKey } from '../platform/personKeys.ts'
import type { NewEvent } from './eventStore.ts'

/** The property of stored data that holds an event's sealed personal fields. */
export const sealedProperty = '$personal'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Stored forever. It describes itself, so that it can be read independently of the current catalogue. */
interface SealedFields {
  /** Name of the field that holds the person's id. */
  readonly of: string
  /** Names of the fields inside. */
  readonly fields: readonly string[]
  /** Base64 of nonce, ciphertext and tag; absent when the person was erased before the event was written. */
  readonly sealed?: string
}

type Data = Readonly<Record<string, unknown>>

/** True when the stored data hold personal fields that are encrypted. */
export function isSealed(data: Data): boolean {
  return data[sealedProperty] !== undefined
}

/** Whose personal fields the stored data hold; undefined when there are none. */
export function sealedPersonOf(data: Data): string | undefined {
  const box = data[sealedProperty] as SealedFields | undefined
  return box && personId(data, box.of)
}

/** The person's id, from a field of the data. */
export function personId(data: Data, field: string): string {
  const id = data[field]
  if (typeof id !== 'string') throw new Error(`${field} does not hold a person's id`)
  return id.toLowerCase()
}

/** The event's data with some fields removed and encrypted together, bound to this event. */
export function sealFields(event: NewEvent, of: string, fields: readonly string[], key: PersonKey): Data {
  const open: Record<string, unknown> = {}
  const personal: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(event.data)) (fields.includes(name) ? personal : open)[name] = value
  const names = Object.keys(personal)
  const box: SealedFields =
    key === 'erased' ? { of, fields: names } : { of, fields: names, sealed: encrypt(event, JSON.stringify(personal), key) }
  return { ...open, [sealedProperty]: box }
}

/**
 * The data as they were before sealing; `erased` in every personal field when the person has no key any more.
 * @throws when the ciphertext was changed or belongs to another event
 */
export function openFields(event: NewEvent, key: PersonKey): Data {
  const { [sealedProperty]: box, ...open } = event.data as Data & { readonly [sealedProperty]: SealedFields }
  if (key === 'erased' || box.sealed === undefined) return { ...open, ...Object.fromEntries(box.fields.map((name) => [name, erased])) }
  return Object.assign(open, JSON.parse(decrypt(event, box.sealed, key)))
}

function boundTo(event: NewEvent): Buffer {
  return Buffer.from(`${event.id.toLowerCase()}:${event.type}`)
}

function encrypt(event: NewEvent, text: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(boundTo(event))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

function decrypt(event: NewEvent, sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const end = bytes.length - tagBytes
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(boundTo(event)).setAuthTag(bytes.subarray(end))
  const text = decipher.update(bytes.subarray(nonceBytes, end))
  decipher.final()
  return text.toString('utf8')
}
