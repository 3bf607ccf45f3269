import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { DataExport } from './DataExport.tsx'

test('says in the server’s words why the data cannot be downloaded', async () => {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/data-export': () => ({ status: 429, body: { code: 'too_many', detail: 'Please wait before the next export.' } }),
  })
  const { user } = renderOffice(<DataExport />, { resource: 'account' })
  await user.click(screen.getByRole('button', { name: 'Download my data' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait before the next export.')
})
