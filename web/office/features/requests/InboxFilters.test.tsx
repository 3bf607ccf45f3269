import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ListBase, useListContext } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { InboxFilters } from './InboxFilters.tsx'

function Chosen() {
  return <output>{JSON.stringify(useListContext().filterValues)}</output>
}

test('a kind of event that is chosen while the search for a city still waits holds, and so does the city', async () => {
  answerCalls({ 'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests */0' } }) })
  const { user } = renderOffice(
    <ListBase resource="requests" storeKey={false} exporter={false}>
      <InboxFilters />
      <Chosen />
    </ListBase>,
  )
  const search = screen.getByRole('textbox')
  await user.click(screen.getByRole('combobox', { name: 'Event' }))
  const birthday = screen.getByRole('option', { name: 'Birthday' })
  // Both within the pause after typing.
  fireEvent.change(search, { target: { value: 'N' } })
  await user.click(birthday)
  await waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ city: 'N', eventType: 'anniversaire' }))
})
