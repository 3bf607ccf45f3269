import { type ReadPosition, type Position as ServerPosition, START } from '@eventstore/db-client'
import { type Position, position } from './eventStore.ts'

const width = 16

function hex(number: bigint): string {
  return number.toString(16).padStart(width, '0')
}

/** Commit and prepare position as hexadecimal numbers of fixed width, so that positions compare as strings. */
export function formatServerPosition(storeId: string, { commit, prepare }: ServerPosition): Position {
  const digits = hex(commit)
  return position(storeId, digits + (prepare === commit ? digits : hex(prepare)))
}

/**
 * What the server understands; its own name for the position before the first event.
 * @throws when the position is not one of this store
 */
export function parseServerPosition(storeId: string, text: Position): ReadPosition {
  const prefix = `${storeId}:`
  const digits = text.startsWith(prefix) ? text.slice(prefix.length) : ''
  if (!/^[0-9a-f]{32}$/.test(digits)) throw new Error(`${text} is not a position of the log ${storeId}`)
  const commit = BigInt(`0x${digits.slice(0, width)}`)
  const prepare = BigInt(`0x${digits.slice(width)}`)
  return commit === 0n && prepare === 0n ? START : { commit, prepare }
}
