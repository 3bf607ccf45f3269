import { expect, test } from 'vitest'
import { endInOrder } from './endInOrder.ts'

function recorded(failing: readonly string[] = []) {
  const ended: string[] = []
  const ends = ['database', 'queue', 'worker'].map((name) => async () => {
    ended.push(name)
    if (failing.includes(name)) throw new Error(`${name} failed`)
  })
  return { ended, ends }
}

test('runs the last one first, and each once', async () => {
  const { ended, ends } = recorded()
  await endInOrder(ends)
  await endInOrder(ends)
  expect(ended).toEqual(['worker', 'queue', 'database'])
})

test('ends what was opened before even when a later part fails to end', async () => {
  const { ended, ends } = recorded(['worker'])
  await expect(endInOrder(ends)).rejects.toThrow('worker failed')
  expect(ended).toEqual(['worker', 'queue', 'database'])
})

test('reports every failure', async () => {
  const { ended, ends } = recorded(['worker', 'database'])
  await expect(endInOrder(ends)).rejects.toMatchObject({ errors: [{ message: 'worker failed' }, { message: 'database failed' }] })
  expect(ended).toEqual(['worker', 'queue', 'database'])
})
