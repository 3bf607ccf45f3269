import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCitiesDatabase } from '../../../tests/setup/citiesDatabase.ts'
import type { TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { createTownsAround } from './townsAround.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createCitiesDatabase()
})
afterAll(() => database.drop())

const lyon = { latitude: 45.764, longitude: 4.8357 }

test('around a place are larger towns that people know it by, each in its direction, and not the place itself', async () => {
  const towns = await createTownsAround(database.pool)(lyon, 'fr')
  const names = towns.map(({ name }) => name)
  expect(names).toContain('Saint-Étienne')
  expect(names).not.toContain('Lyon')
  expect(towns.length).toBeGreaterThan(3)
  const saintEtienne = towns.find(({ name }) => name === 'Saint-Étienne')
  expect([Math.sign(saintEtienne?.east ?? 0), Math.sign(saintEtienne?.north ?? 0)]).toEqual([-1, -1])
  for (const { east, north } of towns) expect(Math.hypot(east, north)).toBeGreaterThanOrEqual(9)
})

test('they are called as in the language of the page', async () => {
  const near = { latitude: 48.05, longitude: 11.95 }
  const around = createTownsAround(database.pool)
  expect((await around(near, 'de')).map(({ name }) => name)).toContain('München')
  expect((await around(near, 'fr')).map(({ name }) => name)).toContain('Munich')
})

test('on the high sea there are none', async () => {
  expect(await createTownsAround(database.pool)({ latitude: 40, longitude: -40 }, 'fr')).toEqual([])
})
