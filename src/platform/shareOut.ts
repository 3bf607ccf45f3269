import { createHash } from 'node:crypto'

/** A live process, as the others see it. */
export interface LiveProcess {
  readonly id: string
  /** Version of every follower that it knows, by name. */
  readonly versions: Readonly<Record<string, number>>
  /** Names of the followers that it would lead in. */
  readonly candidateFor: readonly string[]
  /** Names of the followers that it leads in now. */
  readonly leading: readonly string[]
}

/**
 * Which process should lead in each follower: one that knows the highest live version of it, and none of them more followers than
 * ceil(followers ÷ processes) where they all know the same ones. What is led well stays where it is. Every process that sees the same
 * processes comes to the same answer.
 * @returns follower name → process id; a follower without a candidate is missing
 */
export function shareOut(processes: readonly LiveProcess[]): ReadonlyMap<string, string> {
  const candidates = candidatesByFollower(processes)
  const loads = new Map([...candidates.values()].flat().map((id): [string, number] => [id, 0]))
  const plan = new Map<string, string>()
  const give = (follower: string, id: string) => {
    const before = plan.get(follower)
    if (before !== undefined) loads.set(before, loadOf(before) - 1)
    plan.set(follower, id)
    loads.set(id, loadOf(id) + 1)
  }
  const loadOf = (id: string) => loads.get(id) ?? 0
  const idlest = (ids: readonly string[]) => ids.reduce((best, id) => (loadOf(id) < loadOf(best) ? id : best))

  for (const { id, leading } of processes) {
    for (const follower of leading) if (candidates.get(follower)?.includes(id)) give(follower, id)
  }
  // Followers with the fewest candidates are assigned first. Otherwise they are ordered by a hash that mixes the kinds of followers.
  const followers = inMixedOrder([...candidates.keys()])
  const choices = (follower: string) => candidates.get(follower) ?? []
  for (const follower of followers.toSorted((a, b) => choices(a).length - choices(b).length)) {
    if (!plan.has(follower)) give(follower, idlest(choices(follower)))
  }
  for (let moved = true; moved; ) {
    moved = false
    for (const follower of followers) {
      const [from, to] = [plan.get(follower) ?? '', idlest(choices(follower))]
      if (loadOf(from) - loadOf(to) < 2) continue
      give(follower, to)
      moved = true
    }
  }
  return plan
}

function candidatesByFollower(processes: readonly LiveProcess[]): ReadonlyMap<string, readonly string[]> {
  const highest = new Map<string, number>()
  for (const { versions } of processes) {
    for (const [follower, version] of Object.entries(versions)) highest.set(follower, Math.max(version, highest.get(follower) ?? version))
  }
  const candidates = new Map<string, string[]>()
  for (const { id, versions, candidateFor } of processes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const follower of candidateFor) {
      if (versions[follower] === highest.get(follower)) candidates.set(follower, [...(candidates.get(follower) ?? []), id])
    }
  }
  return candidates
}

function inMixedOrder(followers: readonly string[]): readonly string[] {
  const hashed = followers.map((follower) => ({ follower, hash: createHash('md5').update(follower).digest('hex') }))
  return hashed.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ follower }) => follower)
}
