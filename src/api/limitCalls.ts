import { type Limit, limitOn, spendLimits } from '../operational/limits.ts'
import { networkAddress } from '../platform/networkAddress.ts'
import type { ApiDependencies } from './dependencies.ts'
import { Problem } from './problem.ts'

type Limiting = Pick<ApiDependencies, 'database' | 'secrets' | 'commands'>

/** A limit on an action of one address. */
export function perAddress(
  { secrets }: Limiting,
  kind: string,
  ip: string,
  rule: { readonly max: number; readonly seconds: number },
): Limit {
  return limitOn(kind, secrets.codeKey, networkAddress(ip), rule)
}

/** Counts a call that costs money or could be a guess; answers 429 above the limit. */
export async function limitCalls({ database, commands }: Limiting, ...limits: readonly Limit[]): Promise<void> {
  const spent = await spendLimits(database, limits, commands.now())
  if (!spent.allowed) throw tooMany(spent.retryAfterSeconds)
}

export function tooMany(retryAfterSeconds: number): Problem {
  return new Problem(429, 'too_many_requests', { retryAfterSeconds })
}
