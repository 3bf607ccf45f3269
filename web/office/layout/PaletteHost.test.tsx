import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { PaletteHost } from './PaletteHost.tsx'

// Loads the palette's code once, so that no test waits for it.
beforeAll(() => import('./CommandPalette.tsx'))

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>
}

async function open(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'items 0-0/0' } }),
    ...answers,
  })
  const { user } = renderOffice(
    <>
      <Here />
      <PaletteHost />
    </>,
  )
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Find a page or a request' })
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

test('searches records on the server from the second letter on', async () => {
  const { user, field, sent } = await open()
  const searches = () => sent.filter(({ path }) => path.startsWith('/api/pro/requests')).map(({ path }) => decodeURIComponent(path))
  await user.type(field, 'A')
  expect(searches()).toEqual([])
  await user.type(field, 'nnecy')
  await waitFor(() => expect(searches().at(-1)).toContain('"q":"Annecy"'))
})

test('says when nothing matches, and changes nothing on Escape', async () => {
  const { user, field } = await open()
  await user.type(field, 'zzz')
  expect(await within(screen.getByRole('dialog')).findByText('Nothing matches.')).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(here()).toBe('/')
})
