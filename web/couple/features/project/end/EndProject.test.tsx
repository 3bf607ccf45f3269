import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../../shared/testing/openByKey.ts'
import { useProjects } from '../../../api/useProjects.ts'
import { Main } from '../../../layout/Layout.tsx'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { EndProject } from './EndProject.tsx'

/** Like the project's page: a project that has ended cannot be ended again. */
function UpcomingProject() {
  const { data: [project] = [] } = useProjects()
  return project?.status === 'upcoming' && <EndProject project={project} />
}

function open() {
  let project = { id: 'p1', status: 'upcoming', prestataires: [] } as unknown as Project
  answerCalls({
    'GET /api/project/projects': () => ({ body: { success: true, projects: [project] } }),
    'POST /api/project/projects/p1/cancel': () => {
      project = { ...project, status: 'cancelled' }
      return { body: { success: true, error: null } }
    },
  })
  return renderCouple(
    <Routes>
      <Route element={<Main />}>
        <Route path="/" element={<UpcomingProject />} />
      </Route>
    </Routes>,
  )
}

it('moves the focus to the question, to its button again after Escape, and to the page once the project has ended', async () => {
  const { user } = open()
  const opener = await screen.findByRole('button', { name: 'Cancel this project' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Cancel this project?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Cancel the project' }))
  await waitFor(() => expect(opener.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
