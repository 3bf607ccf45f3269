import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { SettingsPage } from './SettingsPage.tsx'

const textMessages = { kinds: [], phone: '+33478123456', reachable: true }

function openPage({ premium, accent = 'evergreen' }: { readonly premium: boolean; readonly accent?: string }) {
  let chosen = accent
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/settings': () => ({ body: { notifications: [], textMessages, accent: chosen, premium } }),
    'PUT /api/pro/settings/accent': ({ body }) => {
      chosen = (body as { readonly accent: string }).accent
      return { body: { accent: chosen } }
    },
  })
  return { sent, ...renderOffice(<SettingsPage />, { resource: 'settings' }) }
}

const colour = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const previewed = () => screen.getByRole('figure', { name: 'Preview of your page' }).dataset['accent']
const saved = (sent: readonly { readonly method: string; readonly body?: unknown }[]) =>
  sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('previews a colour before it is saved', async () => {
  const { user, sent } = openPage({ premium: true })
  expect((await colour('Evergreen')).checked).toBe(true)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios).toHaveLength(8)
  // A browser moves between radio buttons of one name by the arrow keys.
  expect(new Set(radios.map(({ name, type }) => `${type} ${name}`)).size).toBe(1)
  await user.click(await colour('Plum'))
  expect(previewed()).toBe('plum')
  expect(saved(sent)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Colour saved.')).toBeDefined()
  expect(saved(sent)).toEqual([{ accent: 'plum' }])
  expect((await colour('Plum')).checked).toBe(true)
})

test('shows the colours without Premium, but lets none be chosen, and says why', async () => {
  openPage({ premium: false })
  expect(await screen.findByText('You choose this colour with Premium.')).toBeDefined()
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Discover Premium' }).getAttribute('href')).toBe('/subscription')
})

test('says that the colour is kept after Premium has ended', async () => {
  openPage({ premium: false, accent: 'plum' })
  expect(await screen.findByText('Your colour is kept: it shows again with Premium.')).toBeDefined()
  expect((await colour('Plum')).checked).toBe(true)
})
