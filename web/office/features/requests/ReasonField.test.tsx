import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rejectionReasons } from '../../../../src/domain/referenceValues.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { ReasonField } from './ReasonField.tsx'

test('asks for every reason that the domain knows, each in words and the free one last', () => {
  renderOffice(<ReasonField value={null} onChange={() => {}} missing={false} />)
  const offered = screen.getAllByRole<HTMLInputElement>('radio')
  expect(offered.map(({ value }) => value)).toEqual(rejectionReasons)
  expect(offered.at(-1)?.value).toBe('other')
  const labels = offered.map((radio) => radio.closest('label')?.textContent)
  expect(new Set(labels).size).toBe(rejectionReasons.length)
  expect(labels.filter((label) => !label || label.includes('values.'))).toEqual([])
})
