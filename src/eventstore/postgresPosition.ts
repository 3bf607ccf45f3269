import { type Position, position } from './eventStore.ts'

const width = 16

/** A place in the Postgres log: transaction id and serial position, both decimal as the driver gives and takes them. */
export interface PostgresPlace {
  readonly xid: string
  readonly position: string
}

/** Exact below 2^53, which a log of a million events a second reaches after 285 years. */
function hex(decimal: string): string {
  return Number(decimal).toString(16).padStart(width, '0')
}

/** Two hexadecimal numbers of fixed width, so that places compare as strings. */
export function formatPlace(storeId: string, place: PostgresPlace): Position {
  return position(storeId, hex(place.xid) + hex(place.position))
}

/** @throws when the position is not one of this store */
export function parsePlace(storeId: string, text: Position): PostgresPlace {
  const prefix = `${storeId}:`
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[0-9a-f]{32}$/.test(digits)) throw new Error(`${text} is not a position of the log ${storeId}`)
  return { xid: String(Number.parseInt(digits.slice(0, width), 16)), position: String(Number.parseInt(digits.slice(width), 16)) }
}
