import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { AskDeletionDialog } from './AskDeletionDialog.tsx'

const requestId = '3f0c8c1e-6f7e-4a44-9a5a-5c1f7f6f0b11'
const route = `POST /api/project/disclosures/${requestId}/ask-deletion`

function open() {
  const onAsked = vi.fn<() => void>()
  const onClose = vi.fn<() => void>()
  const { user } = renderCouple(<AskDeletionDialog requestId={requestId} name="Atelier Rosa" onAsked={onAsked} onClose={onClose} />)
  const submit = screen.getByRole('button', { name: 'Send my request' })
  return { user, submit, onAsked, onClose }
}

describe('the dialog that asks a provider to delete contact data', () => {
  it('sends one call with an idempotency key', async () => {
    const sent = answerCalls({ [route]: () => ({ body: { success: true } }) })
    const { user, submit, onAsked } = open()
    await user.click(submit)
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce(), { timeout: 120_000 })
    const asked = sent.filter(({ method }) => method === 'POST')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stays open and shows why when the server refuses', async () => {
    answerCalls({ [route]: () => ({ body: { success: false, error: 'It was deleted already', error_slug: 'already_deleted' } }) })
    const { user, submit, onAsked } = open()
    await user.click(submit)
    expect((await screen.findByRole('alert')).textContent).toContain('It was deleted already')
    expect(onAsked).not.toHaveBeenCalled()
    expect(submit.hasAttribute('disabled')).toBe(false)
  })

  it('cannot be closed by Escape while the call is in flight', async () => {
    answerCalls({ [route]: () => new Promise(() => {}) })
    const { user, submit, onClose } = open()
    await user.click(submit)
    await user.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })
})
