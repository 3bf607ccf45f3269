import { screen, waitFor, within } from '@testing-library/react'
import { useLocale } from 'react-admin'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const { id, firstname, lastname, email, phone } = signedInProvider

function OfficeLanguage() {
  return <p>The office is in {useLocale()}</p>
}

/** The office is in English. */
function openChoice({ locale, change }: { readonly locale: string; readonly change?: Answers[string] }) {
  const account = { id, firstname, lastname, email, phone, locale, newEmail: null, mailsFailedAt: null }
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/account': () => ({ body: account }),
    'PUT /api/pro/account/language': (call) => {
      if (change) return change(call)
      Object.assign(account, call.body)
      return { body: { id, locale: account.locale } }
    },
  })
  const { user } = renderOffice(
    <>
      <LanguageChoice />
      <OfficeLanguage />
    </>,
    { resource: 'account' },
  )
  const shows = (name: string) => waitFor(() => expect(screen.getByRole('combobox').textContent).toBe(name))
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox'))
    await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name }))
  }
  return { shows, choose, puts: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) }
}

test('saves a chosen language and switches the office to it at once', async () => {
  const { shows, choose, puts } = openChoice({ locale: 'en-GB' })
  await shows('English')
  await choose('Deutsch')
  expect(await screen.findByRole('combobox', { name: /Sprache/ })).toBeDefined()
  await shows('Deutsch')
  expect(puts()).toEqual([{ locale: 'de' }])
})

test('shows the account’s language in an office in another one, and changes it to the office’s', async () => {
  const { shows, choose, puts } = openChoice({ locale: 'fr-BE' })
  await shows('Français')
  await choose('English')
  await screen.findByText('Changes saved.')
  await shows('English')
  expect(puts()).toEqual([{ locale: 'en' }])
})

test('switches the office to the account’s language when that is chosen again', async () => {
  const { shows, choose } = openChoice({ locale: 'fr-FR' })
  await shows('Français')
  await choose('Français')
  expect(await screen.findByText('The office is in fr')).toBeDefined()
  await shows('Français')
})

test('shows an error and keeps the language when saving fails', async () => {
  const { shows, choose } = openChoice({
    locale: 'en-GB',
    change: () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await shows('English')
  await choose('Deutsch')
  expect((await screen.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  await shows('English')
})
