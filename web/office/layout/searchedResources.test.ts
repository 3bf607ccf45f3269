import { expect, test } from 'vitest'
import { type SearchedKind, searchedKinds } from '../../../src/api/schemas/pro/searchSchemas.ts'
import { resources } from '../resources.ts'

/** Why the command palette does not search the records of a resource. */
const reasons: Readonly<Record<string, string>> = {
  dashboard: 'figures and next steps, without records',
  requestNotes: 'private notes, read one by one beside their request',
  availability: 'days of a calendar, found by their date',
  'review-link': 'one link, without records',
  statistics: 'figures, without records',
  company: 'one record, which is its page',
  welcome: 'first steps, without records',
  services: 'one table, which is its page',
  texts: 'one record, which is its page',
  photos: 'pictures without a title, found by looking at them',
  portfolioExtras: 'a step of a portfolio, which is searched',
  venuePresentations: 'a step of a venue, which is searched',
  venueServices: 'a step of a venue, which is searched',
  venueVideos: 'a step of a venue, which is searched',
  venueFeatures: 'a step of a venue, which is searched',
  networks: 'one record, which is its page',
  badge: 'one record, which is its page',
  'public-profile': 'leads to the public page, without records',
  credits: 'movements of an account, which are read in their order',
  subscription: 'one record, which is its page',
  payments: 'found by their invoice, which is searched',
  account: 'one record, which is its page',
  sessions: 'devices, which are listed as a whole',
  history: 'facts of an account, which are read in their order',
  settings: 'one record, which is its page',
  support: 'a form, without records',
  supportMessages: 'sent messages, which cannot be opened',
}

interface Named {
  readonly name: string
}

/** Resources that are neither searched nor excused, excuses that are not needed, and kinds that no resource has. */
function problemsOf(all: readonly Named[], kinds: readonly string[], excused: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set(all.map(({ name }) => name))
  return [
    ...all.filter(({ name }) => !kinds.includes(name) && !excused[name]).map(({ name }) => `${name} is not searched`),
    ...Object.keys(excused)
      .filter((name) => !names.has(name) || kinds.includes(name))
      .map((name) => `${name} needs no reason`),
    ...kinds.filter((kind) => !names.has(kind)).map((kind) => `${kind} is no resource`),
  ]
}

test('the records of every resource are searched, or a reason says why not', () => {
  expect(problemsOf(resources, searchedKinds, reasons)).toEqual([])
})

test('a kind that is opened by its own page has one', () => {
  const withoutPage = resources.filter(({ name, edit, show }) => searchedKinds.some((kind) => kind === name) && !edit && !show)
  // The inbox shows its requests beside the list.
  const expected: readonly SearchedKind[] = ['requests', 'reviews', 'videos', 'invoices']
  expect(withoutPage.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})

test.each([
  [[{ name: 'contracts' }], [], {}, ['contracts is not searched']],
  [[{ name: 'contracts' }], ['contracts'], { contracts: 'not needed' }, ['contracts needs no reason']],
  [[], ['contracts'], {}, ['contracts is no resource']],
  [[], [], { contracts: 'gone' }, ['contracts needs no reason']],
])('a planted mistake is found: resources %j, kinds %j, reasons %j', (all, kinds, excused, expected) => {
  expect(problemsOf(all, kinds, excused)).toEqual(expected)
})
