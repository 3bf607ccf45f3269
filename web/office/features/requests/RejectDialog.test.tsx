import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RejectDialog } from './RejectDialog.tsx'

test('offers every reason of the domain, with the free text last', async () => {
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }) })
  renderOffice(<RejectDialog id="7" open onClose={() => {}} />)
  const offered = await screen.findAllByRole<HTMLInputElement>('radio')
  expect(offered.map(({ value }) => value)).toEqual(rejectionReasons)
  expect(offered.at(-1)?.value).toBe('other')
  const labels = offered.map((radio) => radio.closest('label')?.textContent)
  expect(new Set(labels).size).toBe(rejectionReasons.length)
  expect(labels.filter((label) => !label || label.includes('values.'))).toEqual([])
})

test('says why the request could not be rejected when the call fails', async () => {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/requests/7/reject': () => ({ status: 500, body: { status: 500, code: 'internal_error', detail: 'Something broke.' } }),
  })
  const { user } = renderOffice(<RejectDialog id="7" open onClose={() => {}} />)
  await user.click(await screen.findByRole('radio', { name: 'The budget does not fit' }))
  await user.click(screen.getByRole('button', { name: 'Reject the request' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The request could not be rejected\./)
})
