import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ListBase, useListContext } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { useFilterChange } from '../../kit/list/useFilterChange.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { InboxSearch } from './InboxSearch.tsx'
import { InboxTabs } from './InboxTabs.tsx'
import { InboxToolbar } from './InboxToolbar.tsx'
import type { InboxFilter } from './inboxTabs.ts'
import { useChosenRequests } from './useChosenRequests.ts'

function Chosen() {
  const change = useFilterChange<InboxFilter>()
  const chosen = useChosenRequests()
  return (
    <>
      <InboxTabs onFilter={change} />
      <InboxSearch onFilter={change} />
      <InboxToolbar onFilter={change} chosen={chosen} wide />
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

test('applies both a kind of event and a search that is still debounced', async () => {
  const { user } = renderFilters()
  await user.click(screen.getByRole('combobox', { name: 'Event' }))
  const birthday = screen.getByRole('option', { name: 'Birthday' })
  fireEvent.change(screen.getByPlaceholderText('Search: city, event, theme, message…'), { target: { value: 'N' } })
  await user.click(birthday)
  await expectChosen({ q: 'N', eventType: 'anniversaire' })
})

test('keeps the previous choice when a tab is chosen before it is shown', async () => {
  const { user } = renderFilters()
  await user.click(screen.getByRole('combobox', { name: 'Event' }))
  const birthday = screen.getByRole('option', { name: 'Birthday' })
  const rejected = screen.getByText('Rejected')
  // Both clicks in one task, so that nothing is rendered between them.
  act(() => {
    birthday.click()
    rejected.click()
  })
  await expectChosen({ eventType: 'anniversaire', status: 'rejected' })
})
