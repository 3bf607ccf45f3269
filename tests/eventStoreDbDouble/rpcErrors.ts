import { Metadata, type ServerErrorResponse, type ServerWritableStream, status } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'

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

/** Why a call is turned away; undefined for one that is let in. */
export function refusalOf({ credentials }: DoubledServer, headers: Metadata): ServerErrorResponse | undefined {
  if (!credentials) return undefined
  const [given] = headers.get('authorization')
  if (given === undefined) return rpcError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' })
  const expected = `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`).toString('base64')}`
  return given === expected ? undefined : rpcError(status.UNAUTHENTICATED, 'Bad credentials')
}

/** Ends a streaming call with a status. */
export function failStream<Request, Response>(call: ServerWritableStream<Request, Response>, error: unknown): void {
  call.emit('error', error)
}
