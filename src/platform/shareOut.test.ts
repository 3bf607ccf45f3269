import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LiveProcess, shareOut } from './shareOut.ts'

const names = (count: number) => Array.from({ length: count }, (_, index) => `follower ${index}`)

function live(id: string, followers: readonly string[], over: Partial<LiveProcess> = {}): LiveProcess {
  return { id, versions: Object.fromEntries(followers.map((name) => [name, 1])), candidateFor: followers, leading: [], ...over }
}

function loadsOf(plan: ReadonlyMap<string, string>, processes: readonly LiveProcess[]): readonly number[] {
  return processes.map(({ id }) => [...plan.values()].filter((holder) => holder === id).length)
}

/** The processes after they have followed the plan. */
function followed(processes: readonly LiveProcess[], plan: ReadonlyMap<string, string>): readonly LiveProcess[] {
  return processes.map((each) => ({ ...each, leading: [...plan].filter(([, holder]) => holder === each.id).map(([name]) => name) }))
}

describe('sharing followers out', () => {
  it('gives no process more than ceil(followers ÷ processes), whoever led before', () => {
    const few = fc.record({ followers: fc.integer({ min: 0, max: 40 }), processes: fc.integer({ min: 1, max: 7 }) })
    fc.assert(
      fc.property(few, fc.infiniteStream(fc.nat()), ({ followers, processes }, random) => {
        const all = names(followers)
        const before = Array.from({ length: processes }, (_, index) => live(`p${index}`, all))
        const leads = all.map((name) => [name, `p${(random.next().value ?? 0) % (processes + 1)}`] as const)
        const now = followed(before, new Map(leads))
        const plan = shareOut(now)
        expect(plan.size).toBe(followers)
        expect(Math.max(...loadsOf(plan, now))).toBeLessThanOrEqual(Math.ceil(followers / processes))
        expect(shareOut(followed(now, plan)), 'nothing moves any more').toEqual(plan)
        expect(shareOut(now.toReversed()), 'the same for everybody').toEqual(plan)
      }),
    )
  })

  it('moves no more followers than a joining process needs', () => {
    const all = names(21)
    const alone = live('a', all, { leading: all })
    const plan = shareOut([alone, live('b', all)])
    expect([...plan.values()].filter((holder) => holder === 'b')).toHaveLength(10)
  })

  it('lets only processes with the highest live version lead, and older ones again when those are gone', () => {
    const old = live('old', ['process x', 'process y'], { leading: ['process x', 'process y'] })
    const fresh = live('fresh', ['process x', 'process y'], { versions: { 'process x': 2, 'process y': 1 } })
    expect(shareOut([old, fresh])).toEqual(
      new Map([
        ['process x', 'fresh'],
        ['process y', 'old'],
      ]),
    )
    expect(shareOut([old])).toEqual(
      new Map([
        ['process x', 'old'],
        ['process y', 'old'],
      ]),
    )
  })

  it('lets nobody lead in a follower when only a process that does not lead knows its highest version', () => {
    const old = live('old', ['process x'], { leading: ['process x'] })
    const writer = live('writer', [], { versions: { 'process x': 2 } })
    expect(shareOut([old, writer])).toEqual(new Map())
  })

  it('shares followers evenly between two releases that know different followers', () => {
    const [both, onlyOld, onlyFresh] = [names(16), ['old 1', 'old 2', 'old 3'], ['fresh 1', 'fresh 2', 'fresh 3', 'fresh 4', 'fresh 5']]
    const old = live('old', [...both, ...onlyOld], { leading: [...both, ...onlyOld] })
    const processes = [old, live('fresh', [...both, ...onlyFresh])]
    expect(loadsOf(shareOut(processes), processes)).toEqual([12, 12])
  })
})
