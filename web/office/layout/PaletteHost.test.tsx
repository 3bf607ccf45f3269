import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import type { RecordHit } from '../../../src/api/schemas/pro/searchSchemas.ts'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../shared/testing/openByKey.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { PaletteHost } from './PaletteHost.tsx'

// Loads the palette's code once, so that no test waits for it.
beforeAll(() => import('./CommandPalette.tsx'))

function Here() {
  const { pathname, search } = useLocation()
  return <p data-testid="here">{pathname + search}</p>
}

function renderHost(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/search': () => ({ body: [] }),
    ...answers,
  })
  const { user } = renderOffice(
    <>
      <Here />
      <PaletteHost />
    </>,
  )
  return { user, sent }
}

async function open(answers: Answers = {}) {
  const { user, sent } = renderHost(answers)
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Find a page or a record' })
  return { user, field, sent }
}
const here = () => screen.getByTestId('here').textContent

test('opens on Ctrl K, and finds a page by a part of its name by keyboard, with or without accents', async () => {
  const { user, field } = await open()
  expect(document.activeElement).toBe(field)
  await screen.findByRole('option', { name: /Photos/ })
  await user.type(field, 'CRÉD')
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Credits')]),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(here()).toBe('/credits'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

const request: RecordHit = {
  kind: 'requests',
  id: '5b1f7c9e-3d24-5a86-9c71-8e2d4f6a0b35',
  eventType: 'mariage',
  eventTypeText: null,
  city: 'Annecy',
  day: '2027-06-19',
  detail: 'Camille Moreau',
}
const invoice: RecordHit = {
  kind: 'invoices',
  id: '71000000-0000-4000-8000-000000000002',
  title: 'FA-2026-11-00001',
  detail: '',
  day: '2026-11-24',
}
const template: RecordHit = {
  kind: 'templates',
  id: 'd0000000-0000-7000-8000-000000000001',
  title: 'Annecy in June',
  detail: 'Hello',
  day: null,
}
const searchesIn = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ path }) => path.startsWith('/api/pro/search')).map(({ path }) => decodeURIComponent(path))

test('searches records once typing pauses, from the second letter on', async () => {
  const { user, field, sent } = await open()
  await user.type(field, 'A')
  expect(searchesIn(sent)).toEqual([])
  await user.type(field, 'nnecy')
  await waitFor(() => expect(searchesIn(sent)).toEqual(['/api/pro/search?q=Annecy']))
})

test('shows records of every kind with their kind and a second line, and opens the chosen one by keyboard', async () => {
  const { user, field } = await open({ 'GET /api/pro/search': () => ({ body: [request, template] }) })
  await user.type(field, 'annecy')
  const wedding = await screen.findByRole('option', { name: /Wedding in Annecy/ })
  expect(wedding.textContent).toContain('Camille Moreau · ')
  expect(wedding.textContent).toContain('Received requests')
  expect(screen.getByRole('option', { name: /Annecy in June/ }).textContent).toContain('Reply templates')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(here()).toBe(`/templates/${template.id}`))
})

test('opens the list of a kind whose records have no page, with this record', async () => {
  const { user, field } = await open({ 'GET /api/pro/search': () => ({ body: [invoice] }) })
  await user.type(field, '00001')
  await user.click(await screen.findByRole('option', { name: /FA-2026-11-00001/ }))
  await waitFor(() => expect(here()).toBe(`/invoices?record=${invoice.id}`))
})

test('keeps the earlier records until the next are found', async () => {
  let answer: (given: { readonly body: readonly RecordHit[] }) => void = () => {}
  const next = new Promise<{ readonly body: readonly RecordHit[] }>((resolve) => {
    answer = resolve
  })
  const { user, field, sent } = await open({
    'GET /api/pro/search': ({ path }) => (path.endsWith('q=ann') ? { body: [request] } : next),
  })
  await user.type(field, 'ann')
  await screen.findByRole('option', { name: /Wedding in Annecy/ })
  await user.type(field, 'ecy')
  await waitFor(() => expect(searchesIn(sent)).toHaveLength(2))
  expect(screen.getByRole('option', { name: /Wedding in Annecy/ })).toBeDefined()
  answer({ body: [template] })
  await screen.findByRole('option', { name: /Annecy in June/ })
  expect(screen.queryByRole('option', { name: /Wedding in Annecy/ })).toBeNull()
})

test('says that the search failed, still opens pages, and searches again', async () => {
  let isDown = true
  const { user, field } = await open({
    'GET /api/pro/search': () => (isDown ? { status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } } : { body: [template] }),
  })
  await user.type(field, 'cred')
  expect((await screen.findByRole('alert')).textContent).toContain('The search did not succeed.')
  expect(screen.getByRole('option', { name: /Credits/ })).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('option', { name: /Annecy in June/ })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says when nothing matches, and changes nothing on Escape', async () => {
  const { user, field } = await open()
  await user.type(field, 'zzz')
  await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Nothing matches.'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/')
})

test('moves the focus to the search, and to its button again after Escape', async () => {
  const { user } = renderHost()
  const opener = screen.getByRole('button', { name: 'Find a page or a record' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('combobox', { name: 'Find a page or a record' }))
  expect(await closeByEscape(user)).toBe(opener)
})
