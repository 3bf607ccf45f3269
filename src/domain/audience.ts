import { type CoupleId, ProviderId } from './ids.ts'
import type { Person } from './person/personKind.ts'

/** A person who gets live updates in all of its sessions. */
export type Recipient = { readonly couple: CoupleId } | { readonly provider: ProviderId }

interface OfCouple {
  readonly coupleId: CoupleId
}
interface OfProvider {
  readonly providerId: ProviderId
}

export function notifyCouple({ coupleId }: OfCouple): readonly Recipient[] {
  return [{ couple: coupleId }]
}

export function notifyProvider({ providerId }: OfProvider): readonly Recipient[] {
  return [{ provider: providerId }]
}

export function notifyBoth(data: OfCouple & OfProvider): readonly Recipient[] {
  return [...notifyCouple(data), ...notifyProvider(data)]
}

/** The audience of an event about a person of any kind; only the office shows such events. */
export function notifyPersonIfProvider({ person }: { readonly person: Person }): readonly Recipient[] {
  return person.kind === 'provider' ? [{ provider: ProviderId.parse(person.id) }] : []
}
