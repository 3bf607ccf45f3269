import { type Provider, provider } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { publicParts } from './publicParts.ts'

/**
 * Adds to a command's events which changed parts moderation must review; they are visible at once. If the whole profile is not approved
 * yet, only previously rejected parts are listed, since they are no longer hidden. Rule MOD-3.
 */
export function queueChangedParts(before: Provider, decided: readonly ProviderEvent[], now: Date): readonly ProviderEvent[] {
  const [first] = decided
  if (!first) return []
  const after = decided.reduce((state, event) => provider.evolve(state, event), before)
  const [old, present] = [publicParts(before), publicParts(after)]
  const parts = [...new Set([...old.keys(), ...present.keys()])].flatMap((part) => {
    if (old.get(part) === present.get(part)) return []
    const waits = before.moderation === 'approved' && present.has(part)
    const known = before.parts.get(part)
    const matters = waits || known?.state === 'waiting' || known?.state === 'rejected'
    return matters ? [{ part, version: (known?.version ?? 0) + 1, waits }] : []
  })
  if (parts.length === 0) return decided
  const { providerId } = first.data
  return [...decided, { type: 'ProfilePartsChanged', data: { providerId, parts, changedAt: now.toISOString() } }]
}
