import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAtATime } from './oneAtATime.ts'

/** Work that ends when told to, and records when it began. */
function piecesOfWork() {
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const piece = (name: string) => () =>
    new Promise<string>((done, fail) => {
      begun.push(name)
      ends.set(name, (error) => (error ? fail(error) : done(name)))
    })
  return { begun, piece, end: (name: string, error?: Error) => ends.get(name)?.(error) }
}

test('begins the next when the one before has ended, in order', async () => {
  const { begun, piece, end } = piecesOfWork()
  const inTurn = oneAtATime(60_000)
  const all = ['a', 'b', 'c'].map((name) => inTurn(piece(name)))
  await setImmediate()
  expect(begun).toEqual(['a'])
  end('a')
  await setImmediate()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await setImmediate()
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('work that fails rejects for its caller alone', async () => {
  const { piece, end } = piecesOfWork()
  const inTurn = oneAtATime(60_000)
  const [first, second] = [inTurn(piece('a')), inTurn(piece('b'))]
  await setImmediate()
  end('a', new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await setImmediate()
  end('b')
  expect(await second).toBe('b')
})

test('work that hangs keeps the others waiting no longer than the patience', async () => {
  const { begun, piece, end } = piecesOfWork()
  const inTurn = oneAtATime(20)
  const hanging = inTurn(piece('hanging'))
  const next = inTurn(async () => {
    begun.push('next')
    return 'next'
  })
  expect(await next).toBe('next')
  expect(begun).toEqual(['hanging', 'next'])
  end('hanging')
  expect(await hanging).toBe('hanging')
})
