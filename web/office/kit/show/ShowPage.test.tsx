import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { ResourceDefinitionContextProvider, useRefresh } from 'react-admin'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { ShowPage, ShowRecord } from './ShowPage.tsx'

interface Thing {
  readonly id: string
  readonly name: string
}
const texts = {
  pages: { things: 'Things' },
  things: {
    detail: { back: 'All things', failed: 'The thing could not be loaded.', notFound: 'There is no such thing.' },
  },
}

function server(answer: Answers[string]) {
  return answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), 'GET /api/pro/things/7': answer })
}
const lamps = () => ({ body: { id: '7', name: 'Lamps' } })
const forever = () => new Promise<never>(() => {})

function Refresh({ children }: { readonly children: ReactNode }) {
  const refresh = useRefresh()
  return (
    <button type="button" onClick={() => refresh()}>
      {children}
    </button>
  )
}

function openPage(path = '/things/7/show') {
  return renderOffice(
    <ResourceDefinitionContextProvider definitions={{ things: { name: 'things', hasList: true } }}>
      <ShowPage<Thing>
        id="7"
        title={({ name }) => name}
        actions={({ name }) => <Refresh>Change {name}</Refresh>}
        aside={({ id }) => <p>Number {id}</p>}
      >
        {({ name }) => <p>All about {name}</p>}
      </ShowPage>
    </ResourceDefinitionContextProvider>,
    { texts, path },
  )
}

test('shows the record with its name, its actions and its aside', async () => {
  server(lamps)
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'Lamps' })).toBeDefined()
  expect(document.title).toContain('Lamps')
  expect(screen.getByText('All about Lamps')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Change Lamps' })).toBeDefined()
  expect(screen.getByRole('complementary').textContent).toBe('Number 7')
})

test('links back to the page and filters of the list that it was opened from', async () => {
  server(lamps)
  openPage('/things/7/show?page=2&filter=%7B%7D')
  const back = await screen.findByRole('link', { name: 'All things' })
  expect(back.getAttribute('href')).toBe('/things?page=2&filter=%7B%7D')
})

test('shows the resource’s title and no actions while the record is loading', async () => {
  server(forever)
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: 'Things' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says when the record cannot be loaded, and retries', async () => {
  server(() => ({ status: 500, body: {} }))
  const { user } = openPage()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The thing could not be loaded.')
  server(lamps)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All about Lamps')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([404, 400])('says that there is no such record when the server answers %i, and links to the list', async (status) => {
  server(() => ({ status, body: {} }))
  openPage('/things/7/show?page=2')
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such thing.' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'All things' }).getAttribute('href')).toBe('/things?page=2')
  await waitFor(() => expect(document.title).toContain('Page not found'))
  expect(screen.queryByRole('heading', { name: 'Things' })).toBeNull()
})

test('updates the record on a refetch, and keeps it when that fails', async () => {
  server(lamps)
  const { user } = openPage()
  await user.click(await screen.findByRole('button', { name: 'Change Lamps' }))
  server(() => ({ body: { id: '7', name: 'Lanterns' } }))
  await user.click(screen.getByRole('button', { name: 'Change Lamps' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Lanterns' })).toBeDefined()
  const failed = server(() => ({ status: 500, body: {} }))
  await user.click(screen.getByRole('button', { name: 'Change Lanterns' }))
  await waitFor(() => expect(failed.map(({ path }) => path)).toContain('/api/pro/things/7'))
  expect(screen.getByText('All about Lanterns')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says that the record no longer exists when it was deleted meanwhile', async () => {
  server(lamps)
  const { user } = openPage()
  const again = await screen.findByRole('button', { name: 'Change Lamps' })
  server(() => ({ status: 404, body: {} }))
  await user.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such thing.' })).toBeDefined()
  expect(screen.queryByText('All about Lamps')).toBeNull()
})

test('has a skeleton of its own for a record within another page', async () => {
  server(forever)
  renderOffice(
    <ShowRecord<Thing> id="7" loading={<p>In a moment</p>}>
      {({ name }) => <p>{name}</p>}
    </ShowRecord>,
    { texts },
  )
  expect(await screen.findByText('In a moment')).toBeDefined()
})
