import { DatabaseError } from 'pg'

/** Postgres: connection, rollback (serialization, deadlock), resources, locks, operator, system (error classes of its manual, appendix A). */
const databaseClasses = ['08', '40', '53', '57', '58']
/** A lock held by somebody else, a transaction that idled or ran too long, and a database that takes no writes for now. */
const databaseCodes = new Set(['55P03', '25P03', '25P04', '25006'])
/** The disk below the database is full, or fails. */
const databaseDiskCodes = new Set(['53100', '58030'])
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** A full or failing disk, a file of the network that went stale, and too many open files. */
const fileCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE'])
/** Calls that took too long: the clients of services and `AbortSignal.timeout` have no code for them. */
const timeoutNames = new Set(['TimeoutError', 'AbortError'])
/** What S3 answers when it is busy, and (as a 400) when a request arrived too slowly. */
const bucketNames = new Set(['SlowDown', 'RequestTimeout'])
/** Errors of the product itself: lost races, an event of a newer release, a full queue, a log that lost events and may be restored. */
const ownErrors = new Set(['TooContended', 'WrittenByNewerRelease', 'UnavailableError', 'LogLostEvents'])
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

/** True when a retry may succeed a moment later: the cause was the connection, a lock, a concurrent writer, the disk or a busy service. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (ownErrors.has(error.name) || timeoutNames.has(error.name) || isOfBusyBucket(error)) return true
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isTransient)
  const { code, type } = error as { readonly code?: unknown; readonly type?: unknown }
  if (error instanceof DatabaseError)
    return databaseClasses.some((start) => error.code?.startsWith(start)) || databaseCodes.has(error.code ?? '')
  if (typeof code === 'string' && (networkCodes.has(code) || fileCodes.has(code))) return true
  if (typeof type === 'string' && eventStoreTypes.has(type)) return true
  if (databaseMessages.test(error.message) || eventStoreMessages.test(error.message)) return true
  return error.cause !== undefined && isTransient(error.cause)
}

/** True for a failure of the disk or the bucket that holds files, or of the disk below the database. */
export function isOfStorage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, $metadata } = error as { readonly code?: unknown; readonly $metadata?: unknown }
  // The client of S3 attaches `$metadata` to whatever ends its calls, also to a connection that is refused.
  if ($metadata !== undefined || error.name === 'BucketFailure') return true
  if (typeof code === 'string' && (fileCodes.has(code) || databaseDiskCodes.has(code))) return true
  return error.cause !== undefined && isOfStorage(error.cause)
}

function isOfBusyBucket(error: Error): boolean {
  const { $metadata: answer } = error as { readonly $metadata?: { readonly httpStatusCode?: number } }
  if (answer === undefined) return false
  const { httpStatusCode: status = 0 } = answer
  return status >= 500 || status === 429 || bucketNames.has(error.name)
}
