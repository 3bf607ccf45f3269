import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Answers, answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { Notifications } from './Notifications.tsx'

const answered = (wanted: boolean) => ({ body: { success: true, error: null, notifications: [{ kind: 'suggestions', wanted }] } })
const name = /other planners for my project/

async function turnOff(change: Answers[string]) {
  const sent = answerCalls({ 'GET /api/project/notifications': () => answered(true), 'POST /api/project/notifications': change })
  const { user } = renderCouple(<Notifications />)
  await user.click(await screen.findByRole('switch', { name }))
  return sent.filter(({ method }) => method === 'POST')
}

it('saves at once when a kind of mail is turned off', async () => {
  const sent = await turnOff(() => answered(false))
  await expect.poll(() => screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
  expect(sent.map(({ body }) => body)).toEqual([{ kind: 'suggestions', wanted: false }])
})

it('shows an error and restores the choice when saving fails', async () => {
  await turnOff(() => ({ status: 500, body: { title: 'Broken' } }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice was not saved')
  expect(screen.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(true)
})
