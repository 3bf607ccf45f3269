import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { readAgain } from './readAgain.ts'

/** A query on screen; the test decides when its reads are answered. */
function shown() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const answers: ((data: string) => void)[] = []
  const observer = new QueryObserver(queries, { queryKey: ['payments'], queryFn: () => new Promise<string>((give) => answers.push(give)) })
  onTestFinished(observer.subscribe(() => {}))
  const answer = async (data: string) => {
    const before = answers.length
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    answers.splice(0, before || 1).forEach((give) => give(data))
  }
  return { queries, answers, answer, data: () => observer.getCurrentResult().data }
}

test('shows an event that happens during the first read', async () => {
  const { queries, answer, data } = shown()
  const done = readAgain(queries, { queryKey: ['payments'] })
  await answer('before')
  await expect.poll(data).toBe('before')
  await answer('after')
  await done
  expect(data()).toBe('after')
})

test('reads data that is already loaded once', async () => {
  const { queries, answers, answer, data } = shown()
  await answer('before')
  await expect.poll(data).toBe('before')
  const done = readAgain(queries, { queryKey: ['payments'] })
  await answer('after')
  await done
  expect(data()).toBe('after')
  expect(answers).toHaveLength(0)
})
