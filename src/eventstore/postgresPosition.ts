import { type Position, position } from './eventStore.ts'

const width = 16

/** A position in the Postgres log: transaction id and serial position, both decimal as the driver gives and takes them. */
export interface PositionParts {
  readonly xid: string
  readonly position: string
}

/** Exact below 2^53, which a log of a million events a second reaches after 285 years. */
function hex(decimal: string): string {
  return Number(decimal).toString(16).padStart(width, '0')
}

/** Two hexadecimal numbers of fixed width, so that positions compare as strings. */
export function formatPostgresPosition(storeId: string, parts: PositionParts): Position {
  return position(storeId, hex(parts.xid) + hex(parts.position))
}

/** @throws when the position is not one of this store */
export function parsePostgresPosition(storeId: string, text: Position): PositionParts {
  const prefix = `${storeId}:`
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[0-9a-f]{32}$/.test(digits)) throw new Error(`${text} is not a position of the log ${storeId}`)
  return { xid: String(Number.parseInt(digits.slice(0, width), 16)), position: String(Number.parseInt(digits.slice(width), 16)) }
}
