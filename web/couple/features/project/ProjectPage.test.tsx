import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { ProjectPage } from './ProjectPage.tsx'

const me = { firstname: 'Inès', phone: '+33612345678', has_finished_onboarding: true } as User

test('leads back to the projects, and loads again when asked, while the server cannot be reached', async () => {
  const sent = answerCalls({ 'GET /api/project/me': () => ({ body: me }) })
  const { user } = renderCouple(
    <Routes>
      <Route path={paths.project} element={<ProjectPage />} />
      <Route path={paths.presentation} element={<p>My projects</p>} />
    </Routes>,
    { path: paths.project },
  )
  await screen.findByRole('link', { name: 'Back to my projects' })
  const asked = () => sent.filter(({ path }) => path === '/api/project/projects').length
  const before = asked()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(asked).toBeGreaterThan(before)
  await user.click(await screen.findByRole('link', { name: 'Back to my projects' }))
  screen.getByText('My projects')
})
