import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { SendDialog } from './SendDialog.tsx'

const waiting = { timeout: 120_000 }
const provider = { id: 'a', name: 'Atelier Fontaine' } as Prestataire
const project = {
  id: 'p1',
  message: 'Hello',
  eventType: 'mariage',
  eventDate: '2031-06-12',
  city: 'Lyon',
  serviceType: null,
} as unknown as Project
const path = 'POST /api/project/send-to-prestataire'

function opened() {
  const onClose = vi.fn<() => void>()
  const onSent = vi.fn<() => void>()
  const rendered = renderCouple(<SendDialog project={project} provider={provider} onClose={onClose} onWritten={() => {}} onSent={onSent} />)
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  return { ...rendered, onClose, onSent, message, send: () => screen.getByRole('button', { name: 'Send my request' }) }
}

it('can be closed or submitted again after a request failed offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  let online = false
  const sent = answerCalls({
    [path]: () => {
      if (!online) throw new TypeError('offline')
      return { body: { success: true, error: null } }
    },
  })
  const { user, send, onClose, onSent } = opened()
  await user.click(send())
  await screen.findByText(/The server does not answer/, {}, waiting)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  online = true
  await user.click(send())
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledTimes(1), waiting)
  const requests = sent.filter(({ method }) => method === 'POST')
  expect(requests.length).toBeGreaterThan(1)
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
  window.dispatchEvent(new Event('online'))
  vi.restoreAllMocks()
})

it('restores the typed message after a reload, until it is sent', async () => {
  answerCalls({ [path]: () => ({ body: { success: true, error: null } }) })
  const first = opened()
  await first.user.type(first.message(), ', are you free?')
  first.unmount()
  const second = opened()
  expect(second.message().value).toBe('Hello, are you free?')
  await second.user.click(second.send())
  await vi.waitFor(() => expect(second.onSent).toHaveBeenCalledTimes(1), waiting)
  second.unmount()
  expect(opened().message().value).toBe('Hello')
})
