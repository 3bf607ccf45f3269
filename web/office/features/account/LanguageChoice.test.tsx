import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

async function chooseGerman(change: Answers[string]) {
  const sent = answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), 'PUT /api/pro/account/language': change })
  const { user } = renderOffice(<LanguageChoice />, { resource: 'account' })
  await user.click(screen.getByRole('combobox'))
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Deutsch' }))
  return { sent }
}

test('saves a chosen language and switches the office to it at once', async () => {
  const { sent } = await chooseGerman(() => ({ body: { id: signedInProvider.id, locale: 'de' } }))
  expect(await screen.findByRole('combobox', { name: /Sprache/ })).toBeDefined()
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ locale: 'de' }])
})

test('shows an error and keeps the language when saving fails', async () => {
  await chooseGerman(() => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }))
  expect((await screen.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  expect(screen.getByRole('combobox').textContent).toBe('English')
})
