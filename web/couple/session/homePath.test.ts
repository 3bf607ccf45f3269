import { expect, it } from 'vitest'
import { homePath } from './homePath.ts'
import { clearPreloadIntent, noteArrival, preloadIntentOf, readPreloadIntent, writePreloadIntent } from './preloadIntent.ts'

it.each([
  ['', '/presentation'],
  ['?prestataire=p1', '/project'],
  ['?project=new&prestataire=p1', '/formulaire'],
  ['?project=new&planners=favorites', '/formulaire'],
  ['?planners=favorites', '/presentation'],
  ['?project=new', '/presentation'],
])('sends a couple with %j to %s, and afterwards to its projects', (query, path) => {
  const intent = preloadIntentOf(query)
  if (intent) writePreloadIntent(intent)
  expect(homePath()).toBe(path)
  noteArrival()
  expect(homePath()).toBe('/presentation')
  expect(readPreloadIntent()).toEqual(intent && { ...intent, arrived: true })
})

it('understands what an earlier release stored', () => {
  sessionStorage.setItem('alliance.preload', JSON.stringify({ value: { kind: 'provider', id: 'p1' }, until: null }))
  expect(readPreloadIntent()).toEqual({ kind: 'provider', id: 'p1', anew: false, arrived: false })
  clearPreloadIntent()
  expect(readPreloadIntent()).toBeNull()
})
