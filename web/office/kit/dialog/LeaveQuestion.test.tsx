import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'

function open() {
  answerCalls({})
  const left: string[] = []
  const question = <LeaveQuestion isNeeded title="Leave?" text="It is lost." leave="Leave it" onLeave={() => left.push('left')} />
  const pages = (
    <Routes>
      <Route path="/login" element={<p>Please sign in</p>} />
      <Route path="/things" element={<p>All things</p>} />
      <Route path="*" element={question} />
    </Routes>
  )
  return { left, ...renderOffice(pages, { path: '/things/7' }) }
}

test('does not hold up the sign-in after the session has ended, and drops nothing', async () => {
  const { left, goTo } = open()
  await act(() => goTo('/login?expired'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('Please sign in')).toBeDefined()
  expect(left).toEqual([])
})

test('asks on the way to any other page', async () => {
  const { left, user, goTo } = open()
  await act(() => goTo('/things'))
  await user.click(await screen.findByRole('button', { name: 'Leave it' }))
  await screen.findByText('All things')
  expect(left).toEqual(['left'])
})
