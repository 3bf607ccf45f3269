import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueries } from './createQueries.ts'
import { renderCouple } from './testing/renderCouple.tsx'

function goOfflineAndBack(): void {
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
}

test('what is shown is read again when the connection is back, unless it was read just now', async () => {
  let reads = 0
  function Shown() {
    const { data } = useQuery({
      queryKey: ['reads'],
      queryFn: () => {
        reads += 1
        return reads
      },
    })
    return <p>Read {data}</p>
  }
  const queries = createQueries()
  renderCouple(<Shown />, { queries })
  await screen.findByText('Read 1')
  goOfflineAndBack()
  expect(queries.isFetching()).toBe(0)
  const aMinuteAgo = Date.now() - 60_000
  act(() => void queries.setQueryData(['reads'], 1, { updatedAt: aMinuteAgo }))
  goOfflineAndBack()
  await screen.findByText('Read 2')
  expect(reads).toBe(2)
})
