import { expect, test } from 'vitest'
import { viewSourceOf } from './viewSourceOf.ts'

test.each([
  ['', 'direct'],
  ['about:client', 'external'],
  ['https://alliance.example/planners', 'directory'],
  ['https://alliance.example/planners/fr/lyon?page=2', 'directory'],
  ['https://alliance.example/', 'direct'],
  ['https://alliance.example/planner/abc-atelier?reviews=2', 'direct'],
  ['https://alliance.example/profile', 'project'],
  ['https://www.google.com/', 'search_engine'],
  ['https://google.fr/', 'search_engine'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search_engine'],
  ['https://www.bing.com/', 'search_engine'],
  ['https://duckduckgo.com/', 'search_engine'],
  ['https://fr.search.yahoo.com/', 'search_engine'],
  ['https://mail.google.com/', 'external'],
  ['https://www.instagram.com/', 'external'],
  ['https://notduckduckgo.com/', 'external'],
] as const)('%s is %s', (referrer, source) => {
  expect(viewSourceOf(referrer, 'alliance.example')).toBe(source)
})
