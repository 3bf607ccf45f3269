import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillProjection } from '../../../tests/projections/fillProjection.ts'
import { type ProviderSketch, providerEvents } from '../../../tests/projections/sketchedProvider.ts'
import { lyon } from '../../../tests/setup/sampleEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { ProviderId } from '../../domain/ids.ts'
import { defaultRules } from '../../domain/rules.ts'
import { providerDirectory } from './providerDirectory.ts'
import { type ProviderSearch, searchProviders } from './searchProviders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function fill(sketches: readonly ProviderSketch[]): Promise<void> {
  await fillProjection(
    database.pool,
    providerDirectory,
    sketches.flatMap((sketch, index) => providerEvents(index + 1, sketch)),
  )
}

async function search(over: Partial<ProviderSearch>) {
  const { results, ...page } = await searchProviders(
    database.pool,
    { kind: 'planner', keywords: '', town: null, page: 1, ...over },
    defaultRules,
  )
  return { ...page, numbers: results.map(({ providerId }) => Number(providerId.slice(-6))), why: results.map(({ why }) => why) }
}

/** The numbers of the providers found, the first numbered 1. */
async function found(sketches: readonly ProviderSketch[], over: Partial<ProviderSearch>): Promise<readonly number[]> {
  await fill(sketches)
  return (await search(over)).numbers
}

describe('keywords', () => {
  const world: ProviderSketch[] = [
    { name: 'Élan & Forêt', place: { city: 'Saint-Étienne' }, services: { SECULAR_CEREMONY: {} } },
    { name: 'Noces Blanches', place: { city: 'Nancy' }, portrait: '<p>Des fêtes en <em>Forêt</em>, au bord de l’Ill.</p>', services: {} },
    { name: 'Straße der Liebe', place: { city: 'Köln', country: 'DE' }, services: {} },
  ]
  beforeAll(() => fill(world))

  it.each([
    ['in the name', 'Élan', [1]],
    ['in the town', 'nancy', [2]],
    ['in the portrait', 'fêtes', [2]],
    ['in a service’s name, in any language', 'Trauung', [1]],
    ['without accents', 'foret', [1, 2]],
    ['with accents nobody wrote', 'Náncy', [2]],
    ['without regard to case', 'STRASSE', [3]],
    ['ß and ss alike', 'Straße', [3]],
    ['behind an apostrophe', 'd’Ill', [2]],
    ['of a town with a hyphen', 'saint etienne', [1]],
    ['all of them', 'foret nancy', [2]],
    ['not some of them', 'foret köln', []],
    ['the last as a beginning', 'noces blan', [2]],
    ['only the last as a beginning', 'noc blanches', []],
    ['no beginning of two letters', 'noces bl', []],
    ['no middle of a word', 'lanches', []],
    ['nothing of the markup', 'em', []],
    ['nowhere', 'xyzzy', []],
    ['signs alone', '& | ! : * \' " \\ <->', []],
    ['between signs that mean something to the index', "forêt & !nancy | 'x' :*", [2]],
    ['wildcards of LIKE', 'fo%t', []],
  ])('are found %s: %s', async (_where, keywords, numbers) => {
    expect((await search({ keywords })).numbers).toEqual(numbers)
  })

  it('report where each one was found', async () => {
    expect((await search({ keywords: 'forêt élan céré' })).why).toEqual([
      {
        premium: false,
        kilometres: null,
        keywords: [
          { keyword: 'foret', places: ['name'], services: [] },
          { keyword: 'elan', places: ['name'], services: [] },
          { keyword: 'cere', places: ['service'], services: ['SECULAR_CEREMONY'] },
        ],
      },
    ])
    expect((await search({ keywords: 'forêt nancy' })).why[0]?.keywords.map(({ places }) => places)).toEqual([['portrait'], ['city']])
  })

  it('find nobody when there are none and no town', async () => {
    expect(await search({ keywords: ' ' })).toEqual({ numbers: [], why: [], total: 0, totalIsMinimum: false, pages: 0 })
  })
})

describe('who is found', () => {
  it('is public', async () => {
    expect(await found([{ name: 'Lavande', approved: false }, { name: 'Lavande' }], { keywords: 'lavande' })).toEqual([2])
  })

  it('is a planner, or a venue when venues are asked for', async () => {
    const sketches: ProviderSketch[] = [{ name: 'Lavande' }, { name: 'Lavande', kind: 'venue' }]
    expect(await found(sketches, { keywords: 'lavande' })).toEqual([1])
    expect(await found(sketches, { keywords: 'lavande', kind: 'venue' })).toEqual([2])
  })
})

describe('the order', () => {
  it('is Premium first, then the closer match, then the later sign-in, then the id', async () => {
    const sketches: ProviderSketch[] = [
      { portrait: 'Lavande', services: {} },
      { portrait: 'Lavande', services: {}, signedInAt: '2026-11-20T00:00:00.000Z' },
      { portrait: 'Lavande', services: {} },
      { place: { city: 'Lavande' }, services: {} },
      { name: 'Lavande' },
      { portrait: 'Lavande', services: {}, premium: true },
      { name: 'Lavande', premium: true },
    ]
    expect(await found(sketches, { keywords: 'lavande' })).toEqual([7, 6, 5, 4, 2, 1, 3])
    expect((await search({ keywords: 'lavande' })).why.map(({ premium }) => premium)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a town', () => {
  const degreesPerKilometre = 180 / (Math.PI * 6371)
  const north = (kilometres: number) => ({ place: { latitude: lyon.latitude + kilometres * degreesPerKilometre } })

  it('that was picked finds providers within 50 km, nearer ones first among equals', async () => {
    const sketches = [north(49.9), north(10), north(50.1), { ...north(30), premium: true }, north(0)]
    expect(await found(sketches, { town: lyon })).toEqual([4, 5, 2, 1])
    expect((await search({ town: lyon })).why.map(({ kilometres }) => Math.round(kilometres ?? -1))).toEqual([30, 0, 10, 50])
  })

  it('narrows a keyword search; a closer match comes before a nearer provider', async () => {
    const sketches = [{ ...north(1), portrait: 'Lavande' }, { ...north(40), name: 'Lavande' }, { ...north(60), name: 'Lavande' }, north(1)]
    expect(await found(sketches, { keywords: 'lavande', town: lyon })).toEqual([2, 1])
  })

  it('that was only typed is found by its name', async () => {
    const sketches: ProviderSketch[] = [{ place: { city: 'Aix-en-Provence' } }, { place: { city: 'Aix-les-Bains' } }, { name: 'Aix' }]
    expect(await found(sketches, { town: 'aix en provence' })).toEqual([1])
    expect((await search({ town: 'Aix' })).numbers).toEqual([1, 2])
    expect((await search({ town: 'Aix', keywords: 'maison' })).numbers).toEqual([1, 2])
    expect((await search({ town: '…' })).numbers).toEqual([])
  })
})

describe('pages', () => {
  it('have twelve results; the count and the total are exact', async () => {
    await fill(Array.from({ length: 30 }, (_, index) => ({ name: 'Lavande', premium: index % 2 === 0 })))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ keywords: 'lavande', page })))
    expect(pages.map(({ numbers }) => numbers.length)).toEqual([12, 12, 6, 0])
    expect(new Set(pages.flatMap(({ numbers }) => numbers)).size).toBe(30)
    expect(pages.map(({ total, totalIsMinimum, pages: count }) => ({ total, totalIsMinimum, count }))).toEqual(
      pages.map(() => ({ total: 30, totalIsMinimum: false, count: 3 })),
    )
  })

  it('end at the counted total of 600, which is then reported as a minimum', async () => {
    await fill(Array.from({ length: 600 }, () => ({ name: 'Lavande' })))
    expect(await search({ keywords: 'lavande', page: 50 })).toMatchObject({ total: 600, totalIsMinimum: false, pages: 50 })
    await fill(Array.from({ length: 601 }, () => ({ name: 'Lavande' })))
    const last = await search({ keywords: 'lavande', page: 50 })
    expect(last).toMatchObject({ total: 600, totalIsMinimum: true, pages: 50 })
    expect(last.numbers).toHaveLength(12)
    expect((await search({ keywords: 'lavande', page: 51 })).numbers).toEqual([])
  })

  it('stay the same when a word is too common to count', async () => {
    const sixteenth = (index: number) => ProviderId.parse(`a0000000-0000-7000-8000-${String(index).padStart(11, '0')}0`)
    await fill(
      Array.from({ length: 700 }, (_, index) => ({
        id: sixteenth(index),
        name: index % 100 === 7 ? 'Lavande' : 'Maison',
        portrait: 'La lavande',
        premium: index % 200 === 0,
      })),
    )
    const first = await search({ keywords: 'lavande' })
    expect(first).toMatchObject({ total: 600, totalIsMinimum: true, pages: 50 })
    expect(first.numbers.map((number) => number / 10)).toEqual([0, 200, 400, 600, 7, 107, 207, 307, 407, 507, 607, 1])
    expect((await search({ keywords: 'lavande', page: 50 })).numbers).toHaveLength(12)
  })
})
