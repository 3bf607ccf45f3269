import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Disclosure } from '../../../../../src/api/schemas/couple/disclosures.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../../shared/testing/openByKey.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { DeletionWish } from './DeletionWish.tsx'
import { useDisclosures } from './useDisclosures.ts'

const requestId = '3f0c8c1e-6f7e-4a44-9a5a-5c1f7f6f0b11'
const disclosure = { requestId, deletionAskedAt: null, contactDeletedAt: null } as unknown as Disclosure

function Wishes() {
  const { data = [] } = useDisclosures()
  return data.map((each) => <DeletionWish key={each.requestId} disclosure={each} name="Atelier Rosa" />)
}

it('moves the focus to the question, to its button again after Escape, and to the date once the planner was asked', async () => {
  const deletionAskedAt = '2026-11-22T10:00:00.000Z'
  answerCalls({
    'GET /api/project/disclosures': () => ({ body: { success: true, disclosures: [disclosure] } }),
    [`POST /api/project/disclosures/${requestId}/ask-deletion`]: () => ({
      body: { success: true, error: null, deletionAskedAt, contactDeletedAt: null },
    }),
  })
  const { user } = renderCouple(<Wishes />)
  const opener = await screen.findByRole('button', { name: 'Ask for deletion by Atelier Rosa' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: /^Ask Atelier Rosa/ }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(screen.getByRole('button', { name: 'Send my request' }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/22\/11\/2026/))
})
