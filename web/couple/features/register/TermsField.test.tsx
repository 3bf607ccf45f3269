import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { TermsField } from './TermsField.tsx'

it('moves the focus to the terms, and to the link that opened them after Escape', async () => {
  const { user } = renderCouple(<TermsField accepted={false} onChange={() => {}} error={undefined} ref={() => {}} />)
  const opener = screen.getByRole('button', { name: 'Read the terms of service' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Terms of service' }))
  expect(await closeByEscape(user)).toBe(opener)
})
