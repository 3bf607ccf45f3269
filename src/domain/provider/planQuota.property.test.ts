import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PlannedItem, planQuota, shownByPlan } from './planQuota.ts'

const gallery: fc.Arbitrary<readonly PlannedItem[]> = fc
  .uniqueArray(fc.nat(50), { maxLength: 12 })
  .chain((added) => fc.tuple(...added.map((each) => fc.record({ added: fc.constant(each), isPublished: fc.boolean() }))))

describe('what a plan shows of a gallery', () => {
  test('is only limited for a planner without Premium', () => {
    expect(planQuota({ kind: 'planner', hasPremium: false }, 5)).toBe(5)
    expect(planQuota({ kind: 'planner', hasPremium: true }, 5)).toBeUndefined()
    expect(planQuota({ kind: 'venue', hasPremium: false }, 5)).toBeUndefined()
  })

  test('consists of the items added first, whatever their order: the newest above the limit are hidden', () => {
    const items = [3, 1, 4, 2].map((added) => ({ added, isPublished: true }))
    expect(shownByPlan(items, 2).map(({ added }) => added)).toEqual([1, 2])
    expect(shownByPlan(items, undefined)).toEqual(items)
  })

  test('hidden items do not use up the limit', () => {
    const items = [1, 2, 3].map((added) => ({ added, isPublished: added !== 1 }))
    expect(shownByPlan(items, 1).map(({ added }) => added)).toEqual([2])
  })

  test('a downgrade hides the newest items above the limit and no others, and an upgrade shows them again', () => {
    fc.assert(
      fc.property(gallery, fc.nat(12), (items, quota) => {
        const published = items.filter(({ isPublished }) => isPublished)
        const shown = shownByPlan(items, quota)
        const hidden = published.filter((item) => !shown.includes(item))
        expect(shown).toHaveLength(Math.min(quota, published.length))
        expect(shown).toEqual(published.filter((item) => shown.includes(item)))
        for (const gone of hidden) for (const kept of shown) expect(gone.added).toBeGreaterThan(kept.added)
        expect(shownByPlan(items, undefined)).toEqual(published)
      }),
    )
  })
})
