import { hash } from 'node:crypto'
import type { CommandId } from '../domain/ids.ts'

const namespace = Buffer.from('6f0d2b1c8a3e5e4f9b7a1c2d3e4f5a6b', 'hex')

function digestOf(parts: readonly (string | number)[]): Buffer {
  return hash('sha1', Buffer.concat([namespace, Buffer.from(parts.join('\u001f'))]), 'buffer')
}

function format(bytes: Buffer, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex', 0, 16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** UUID v5 of the parts: the same parts always give the same id. */
export function deriveId(...parts: readonly (string | number)[]): string {
  return format(digestOf(parts), 5)
}

/** Id of the command that `actor` gives on `route` under an idempotency key. */
export function deriveCommandId(actor: string, route: string, key: string): CommandId {
  return deriveId('command', actor, route, key) as CommandId
}

/** UUID in v7 layout whose time is given and whose rest derives from the parts, so that ids sort by time and repeat exactly. */
export function deriveTimedId(time: Date, ...parts: readonly (string | number)[]): string {
  const bytes = digestOf(parts)
  bytes.writeUIntBE(time.getTime(), 0, 6)
  return format(bytes, 7)
}
