import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOrder, longest, waiting } from './fileOrder.ts'

const home = join(import.meta.dirname, '../..')
const file = (name: string) => ({ moduleId: join(home, `${name}.test.ts`) })

test('every file with a place of its own is there', () => {
  expect([...longest, ...waiting].filter((name) => !existsSync(file(name).moduleId))).toEqual([])
})

test('the longest files start first, those that wait apart from each other, and none is lost', () => {
  const others = Array.from({ length: 30 }, (_, number) => file(`src/other${number}`))
  const ordered = inOrder([...others, ...waiting.map(file), ...longest.toReversed().map(file)])
  expect(ordered).toHaveLength(others.length + waiting.length + longest.length)
  const waits = waiting.map((name) => ordered.findIndex(({ moduleId }) => moduleId === file(name).moduleId))
  expect(waits).toEqual(waiting.map((_, index) => 6 * index))
  const busy = ordered.filter((_, index) => !waits.includes(index))
  expect(busy).toEqual([...longest.map(file), ...others])
})
