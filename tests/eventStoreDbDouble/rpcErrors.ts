import { Metadata, type ServerErrorResponse, type ServerWritableStream, status } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'
import type { ExpectedVersion } from './memoryLog.ts'

/** Statuses and trailers as in the server's `RpcExceptions`. */
function rpcError(code: status, details: string, trailers: Record<string, string> = {}): ServerErrorResponse {
  const metadata = new Metadata()
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value)
  return Object.assign(new Error(details), { code, details, metadata })
}

export function maximumAppendSizeExceeded(maximum: number): ServerErrorResponse {
  return rpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${maximum} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maximum),
  })
}

export function invalidArgument(details: string): ServerErrorResponse {
  return rpcError(status.INVALID_ARGUMENT, details)
}

/** What the server answers where an argument makes its own code throw. */
export function thrownByHandler(): ServerErrorResponse {
  return rpcError(status.UNKNOWN, 'Exception was thrown by handler.')
}

/** The position is not where a record begins. */
export function invalidLogPosition(): ServerErrorResponse {
  return rpcError(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition')
}

export function failedStreamRead(): ServerErrorResponse {
  return rpcError(status.UNKNOWN, 'Unexpected ReadStreamResult: Error')
}

export function streamDeleted(stream: string): ServerErrorResponse {
  return rpcError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  })
}

export function wrongExpectedVersion(operation: string, stream: string, expected: ExpectedVersion, actual: bigint): ServerErrorResponse {
  const version = typeof expected === 'bigint' ? String(expected) : { 'no stream': '-1', any: '-2', 'stream exists': '-4' }[expected]
  const details = `${operation} failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${version}, Actual version: ${actual}`
  const trailers = { 'stream-name': stream, 'expected-version': version, 'actual-version': String(actual) }
  return rpcError(status.FAILED_PRECONDITION, details, { exception: 'wrong-expected-version', ...trailers })
}

/** A write that the server's nodes did not agree on in time, which may have been carried out; or a subscription that was too slow. */
export function operationTimedOut(message: string): ServerErrorResponse {
  return rpcError(status.ABORTED, `Operation timed out: ${message}`)
}

/** What clients see of calls that were under way when the server was asked to end (SIGTERM). */
export function endedByServer(): ServerErrorResponse {
  return rpcError(status.INTERNAL, 'Received RST_STREAM with code 0 (Call ended without gRPC status)')
}

/** A secured server first asks who may access the stream. */
export function namelessStream({ credentials }: DoubledServer, otherwise: ServerErrorResponse): ServerErrorResponse {
  return credentials ? accessDenied() : otherwise
}

function accessDenied(): ServerErrorResponse {
  return rpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })
}

/** Why a call is turned away; undefined for one that is let in. */
export function refusalOf({ credentials }: DoubledServer, headers: Metadata): ServerErrorResponse | undefined {
  if (!credentials) return undefined
  const [given] = headers.get('authorization')
  if (given === undefined) return accessDenied()
  const expected = `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`
  return given === expected ? undefined : rpcError(status.UNAUTHENTICATED, 'Unauthenticated')
}

/** Ends a streaming call with a status. */
export function failStream<Request, Response>(call: ServerWritableStream<Request, Response>, error: unknown): void {
  call.emit('error', error)
}
