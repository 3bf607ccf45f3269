// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { galleryStates, shownWithin } from './galleryStates.ts'

const kit = join(import.meta.dirname, '../kit')

/** The components that a source file exports. */
function componentsIn(source: string): readonly string[] {
  return [...source.matchAll(/^export (?:function|class|const) ([A-Z]\w*)/gm)].flatMap(([, name = '']) =>
    name.endsWith('Context') ? [] : [name],
  )
}

const sources = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => readFileSync(join(kit, file), 'utf8'))
const pieces = sources.flatMap(componentsIn)
const shown = (name: string) => Object.hasOwn(galleryStates, name) || Object.hasOwn(shownWithin, name)

test('shows every component of the kit, by itself or as a part of another', () => {
  expect(pieces.length).toBeGreaterThan(30)
  expect(pieces.filter((name) => !shown(name))).toEqual([])
})

test('lists no component that the kit does not have', () => {
  expect([...Object.keys(galleryStates), ...Object.keys(shownWithin)].filter((name) => !pieces.includes(name))).toEqual([])
})

test.each(['export function Planted() {\n', 'export class Planted extends Component {\n', 'export const Planted = lazily(load)\n'])(
  'finds a component that the gallery does not show: %s',
  (source) => {
    expect(componentsIn(`import x from 'y'\n\n${source}`).filter((name) => !shown(name))).toEqual(['Planted'])
  },
)
