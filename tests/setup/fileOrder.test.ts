import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOrder, longest, waiting } from './fileOrder.ts'

const home = join(import.meta.dirname, '../..')
const file = (name: string) => ({ moduleId: join(home, `${name}.test.ts`) })

test('every listed file exists', () => {
  expect([...longest, ...waiting].filter((name) => !existsSync(file(name).moduleId))).toEqual([])
})

test('the slowest files start first, waiting files are spread, and none is lost', () => {
  const others = Array.from({ length: 30 }, (_, number) => file(`src/other${number}`))
  const ordered = inOrder([...others, ...waiting.map(file), ...longest.toReversed().map(file)])
  expect(ordered).toHaveLength(others.length + waiting.length + longest.length)
  const waits = waiting.map((name) => ordered.findIndex(({ moduleId }) => moduleId === file(name).moduleId))
  expect(waits).toEqual(waiting.map((_, index) => 6 * index))
  const busy = ordered.filter((_, index) => !waits.includes(index))
  expect(busy).toEqual([...longest.map(file), ...others])
})
