import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ListBase, useListContext } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { useFilterChange } from '../../kit/list/useFilterChange.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { InboxFilters } from './InboxFilters.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import type { InboxFilter } from './inboxTabs.ts'

function Chosen() {
  const change = useFilterChange<InboxFilter>()
  return (
    <>
      <InboxTabs onFilter={change} />
      <InboxFilters onFilter={change} />
      <output>{JSON.stringify(useListContext().filterValues)}</output>
    </>
  )
}

function renderFilters() {
  answerCalls({ 'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests */0' } }) })
  return renderOffice(
    <ListBase resource="requests" storeKey={false} exporter={false}>
      <Chosen />
    </ListBase>,
  )
}

const expectChosen = (filter: InboxFilter) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject(filter))

test('a kind of event that is chosen while the search for a city still waits holds, and so does the city', async () => {
  const { user } = renderFilters()
  await user.click(screen.getByRole('combobox', { name: 'Event' }))
  const birthday = screen.getByRole('option', { name: 'Birthday' })
  fireEvent.change(screen.getByPlaceholderText('Search for a city'), { target: { value: 'N' } })
  await user.click(birthday)
  await expectChosen({ city: 'N', eventType: 'anniversaire' })
})

test('a tab that is chosen before the last choice shows keeps that choice', async () => {
  const { user } = renderFilters()
  await user.click(screen.getByRole('combobox', { name: 'Event' }))
  const birthday = screen.getByRole('option', { name: 'Birthday' })
  const rejected = screen.getByText('Rejected')
  // Both in one turn, so that nothing is rendered between them.
  act(() => {
    birthday.click()
    rejected.click()
  })
  await expectChosen({ eventType: 'anniversaire', status: 'rejected' })
})
