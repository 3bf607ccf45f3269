// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { galleryStates, notShown, shownWithin } from './galleryStates.ts'
import { missingStates, promisedStates } from './missingStates.ts'

const office = join(import.meta.dirname, '..')
/** Folders whose components are not parts of pages: the pages themselves, the frame around all of them, and what only tests render. */
const noParts = ['features', 'gallery', 'layout', 'live', 'session', 'testing', 'theme', 'i18n', 'api', 'texts']

/** The components that a source file exports. */
function componentsIn(source: string): readonly string[] {
  return [...source.matchAll(/^export (?:function|class|const) ([A-Z]\w*)/gm)].flatMap(([, name = '']) =>
    name.endsWith('Context') ? [] : [name],
  )
}

const componentsOf = (folder: string) =>
  readdirSync(join(office, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap((file) => componentsIn(readFileSync(join(office, folder, file), 'utf8')))

const folders = readdirSync(office, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const kit = componentsOf('kit')
const parts = folders.filter((folder) => folder !== 'kit' && !noParts.includes(folder)).flatMap(componentsOf)
const pieces = [...kit, ...parts]
const sampled = (name: string) => Object.hasOwn(galleryStates, name) || Object.hasOwn(shownWithin, name)
const shown = (name: string) => sampled(name) || Object.hasOwn(notShown, name)

/** The promised states that a piece neither has a sample of nor a reason against. */
function statesWithout(samples: readonly string[], reasons: object): readonly string[] {
  const has = (state: string) => samples.some((sample) => new RegExp(`\\b${state}\\b`).test(sample))
  return promisedStates.filter((state) => has(state) === Object.hasOwn(reasons, state))
}

test('shows every component of the kit, by itself or as a part of another', () => {
  expect(kit.length).toBeGreaterThan(30)
  expect(kit.filter((name) => !sampled(name))).toEqual([])
})

test('shows every part that pages share beside the kit, or says why it cannot', () => {
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.filter((name) => !shown(name))).toEqual([])
})

test('lists no component that the office does not have', () => {
  const listed = [...Object.keys(galleryStates), ...Object.keys(shownWithin), ...Object.keys(notShown)]
  expect(listed.filter((name) => !pieces.includes(name))).toEqual([])
})

test.each(Object.entries(galleryStates))('%s is shown in every promised state, or cannot be in it', (piece, samples) => {
  expect(statesWithout(samples, Object.entries(missingStates).find(([name]) => name === piece)?.[1] ?? {})).toEqual([])
})

test('finds a state that has neither a sample nor a reason, and a reason against a state that is shown', () => {
  expect(statesWithout(['full', 'partial, planted'], { empty: 'planted', full: 'planted' })).toEqual(['loading', 'error', 'full'])
})

test.each(['export function Planted() {\n', 'export class Planted extends Component {\n', 'export const Planted = lazily(load)\n'])(
  'finds a component that the gallery does not show: %s',
  (source) => {
    expect(componentsIn(`import x from 'y'\n\n${source}`).filter((name) => !shown(name))).toEqual(['Planted'])
  },
)
