import { DatabaseError } from 'pg'

/** Postgres: connection, rollback (serialization, deadlock), resources, locks, operator, system (error classes of its manual, appendix A). */
const databaseClasses = ['08', '40', '53', '57', '58']
/** A lock held by somebody else, a transaction that idled or ran too long, and a database that takes no writes for now. */
const databaseCodes = new Set(['55P03', '25P03', '25P04', '25006'])
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** Errors of the product itself: lost races, an event of a newer release, a full queue. */
const ownErrors = new Set(['TooContended', 'WrittenByNewerRelease', 'UnavailableError'])
/**
 * EventStoreDB's client distinguishes its errors by type. `timeout` is gRPC's ABORTED: a prepare, commit or forwarding timeout among the
 * server's nodes; the write may have been carried out.
 */
const eventStoreTypes = new Set(['timeout', 'deadline-exceeded', 'unavailable', 'cancelled', 'not-leader'])
/** The client has no type for these: a cluster without a leader, and a connection that ended in the middle of a call. */
const eventStoreMessages = /^(Failed to discover|2 UNKNOWN: No leader info|13 INTERNAL: Received RST_STREAM)/
/** `pg` has no codes for these. */
const databaseMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** True when a retry may succeed a moment later: the cause was the connection, a lock or a concurrent writer. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ownErrors.has(error.name)) return true
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isTransient)
  const { code, type } = error as { readonly code?: unknown; readonly type?: unknown }
  if (error instanceof DatabaseError)
    return databaseClasses.some((start) => error.code?.startsWith(start)) || databaseCodes.has(error.code ?? '')
  if (typeof code === 'string' && networkCodes.has(code)) return true
  if (typeof type === 'string' && eventStoreTypes.has(type)) return true
  if (databaseMessages.test(error.message) || eventStoreMessages.test(error.message)) return true
  return error.cause !== undefined && isTransient(error.cause)
}
