import { createHmac } from 'node:crypto'
import { isSameText } from '../platform/isSameText.ts'

/** A signed body is good for so long; a copy of it that comes later is refused. */
const toleranceSeconds = 300

interface SignedBody {
  readonly secret: string
  /** As it came, byte by byte. */
  readonly body: string
  /** `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" in hex>`. */
  readonly signature: string
  readonly now: Date
}

/** Whether whoever knows the secret signed the body a moment ago. */
export function isSignedBody({ secret, body, signature, now }: SignedBody): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? []
  if (time === undefined || given === undefined) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  return isSameText(given, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
}
