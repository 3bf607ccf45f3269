import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../shared/testing/openByKey.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { AccountMenu } from './AccountMenu.tsx'

test('moves the focus to the first choice, and to the menu’s button after Escape and after a choice', async () => {
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }) })
  const { user } = renderOffice(<AccountMenu />)
  const opener = screen.getByRole('button', { name: 'Account and preferences' })
  expect(await openByKey(user, opener)).toBe(screen.getAllByRole('menuitemradio')[0])
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
