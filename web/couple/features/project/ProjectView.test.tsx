import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { focusOnlyEnabled } from '../../../shared/testing/focusOnlyEnabled.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { useProjects } from '../../api/useProjects.ts'
import { Main } from '../../layout/Layout.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { contactedPlanner, samplePlanner } from '../../testing/samplePlanner.ts'
import { ProjectView } from './ProjectView.tsx'

function ShownProject() {
  const { data: [project] = [] } = useProjects()
  return project && <ProjectView project={project} isCopy={false} onDuplicated={() => {}} />
}

function open() {
  let project = {
    id: 'p1',
    eventType: 'mariage',
    eventDate: '2031-06-12',
    city: 'Lyon',
    languages: [],
    message: 'Hello',
    status: 'upcoming',
    prestataires: [],
    plannersSuggested: [{ ...samplePlanner, why: {} }],
  } as unknown as Project
  answerCalls({
    'GET /api/project/me': () => ({ body: { firstname: 'Inès' } }),
    'GET /api/project/projects': () => ({ body: { success: true, projects: [project] } }),
    'POST /api/project/send-to-prestataire': () => {
      project = { ...project, prestataires: [contactedPlanner], plannersSuggested: [] }
      return { body: { success: true, error: null } }
    },
  })
  return renderCouple(
    <Routes>
      <Route element={<Main />}>
        <Route path="/" element={<ShownProject />} />
      </Route>
    </Routes>,
  )
}

it('moves the focus to the message, to its button again after Escape, and to the contacted planners once it was sent', async () => {
  focusOnlyEnabled()
  const { user } = open()
  const opener = await screen.findByRole('button', { name: 'Send a request to Atelier Fontaine' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('textbox', { name: 'Your message' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(screen.getByRole('button', { name: 'Send my request' }))
  await waitFor(() => expect(opener.isConnected).toBe(false))
  const contacted = await screen.findByText('Contacted planner (1)')
  await waitFor(() => expect(document.activeElement?.contains(contacted)).toBe(true))
  expect(screen.getByRole('main').contains(document.activeElement?.parentElement ?? null)).toBe(true)
})
