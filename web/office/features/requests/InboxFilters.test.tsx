import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { ListBase, useListContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { useFilterChange } from '../../kit/list/useFilterChange.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { FilterSheet } from './FilterSheet.tsx'
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

function Fields() {
  const change = useFilterChange<InboxFilter>()
  const navigate = useNavigate()
  return (
    <>
      <InboxSearch onFilter={change} />
      <FilterSheet open onClose={() => {}} onFilter={change} wide />
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{JSON.stringify(useListContext().filterValues)}</output>
    </>
  )
}

function renderFields() {
  answerCalls({
    'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests */0' } }),
    'GET /api/pro/venues': () => ({ body: [], headers: { 'content-range': 'venues */0' } }),
  })
  renderOffice(
    <ListBase resource="requests" storeKey={false} exporter={false}>
      <Fields />
    </ListBase>,
  )
  const back = screen.getByText('Back')
  return { goBack: () => act(() => back.click()) }
}

const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const expectChosen = (filter: InboxFilter) =>
  waitFor(() => expect(JSON.parse(screen.getByRole('status', { hidden: true }).textContent)).toMatchObject(filter))

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

test.each([
  ['Search: city, event, theme, message…', 'q', ['Lyon', 'Paris', 'Nice']],
  ['Event from', 'eventFrom', ['2027-05-01', '2027-06-01', '2027-07-01']],
] as const)('shows the filter that the Back button restores instead of what was typed: %s', async (label, name, [first, second, third]) => {
  const { goBack } = renderFields()
  const type = (value: string) => fireEvent.change(fieldOf(label), { target: { value } })
  type(first)
  await expectChosen({ [name]: first })
  type(second)
  await expectChosen({ [name]: second })
  goBack()
  await waitFor(() => expect(fieldOf(label).value).toBe(first))
  type(third)
  // Before the search for the third begins.
  goBack()
  await waitFor(() => expect(fieldOf(label).value).toBe(''))
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 600)))
  expect(JSON.parse(screen.getByRole('status', { hidden: true }).textContent)).toEqual({})
})

test('keeps a day while it is typed, and filters by it after a pause', async () => {
  renderFields()
  for (const value of ['0002-05-01', '0020-05-01', '0202-05-01', '2027-05-01']) {
    fireEvent.change(fieldOf('Event from'), { target: { value } })
    expect(fieldOf('Event from').value).toBe(value)
  }
  await expectChosen({ eventFrom: '2027-05-01' })
  expect(fieldOf('Event from').value).toBe('2027-05-01')
})

test('moves the focus to the sheet of filters, and to its button again after Escape', async () => {
  const { user } = renderFilters()
  const opener = screen.getByRole('button', { name: 'Filter' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Filter the requests' }))
  expect(await closeByEscape(user)).toBe(opener)
})
