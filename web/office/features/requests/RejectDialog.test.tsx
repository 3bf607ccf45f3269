import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { RejectDialog } from './RejectDialog.tsx'

test('asks for every reason that the domain knows, each in words and the free one last', () => {
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }) })
  renderOffice(<RejectDialog id="7" open onClose={() => {}} />)
  const offered = screen.getAllByRole<HTMLInputElement>('radio')
  expect(offered.map(({ value }) => value)).toEqual(rejectionReasons)
  expect(offered.at(-1)?.value).toBe('other')
  const labels = offered.map((radio) => radio.closest('label')?.textContent)
  expect(new Set(labels).size).toBe(rejectionReasons.length)
  expect(labels.filter((label) => !label || label.includes('values.'))).toEqual([])
})
