import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { useProjects } from '../../api/useProjects.ts'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { writeSelectedProject } from '../../session/selectedProject.ts'
import { ChoiceSkeleton } from './choices/ChoiceSkeleton.tsx'
import { steps } from './draft/stepRules.ts'
import { beginChange } from './draft/wizardRecord.ts'

interface EditedProjectProps {
  readonly id: string
  readonly owner: string
}

const usualCount = 8

/** Loads a project into the wizard and opens the first step. */
export function EditedProject({ id, owner }: EditedProjectProps) {
  const navigate = useNavigate()
  const { data: projects, isFetching, error, refetch } = useProjects()
  const project = projects?.find((each) => each.id === id && each.status === 'upcoming')
  useEffect(() => {
    // Cached data may be outdated.
    if (isFetching || !project) return
    beginChange(owner, project)
    writeSelectedProject(project.id)
    void navigate(paths.wizard, { replace: true, state: { step: steps.event } })
  }, [isFetching, project, owner, navigate])
  if (!projects && error) return <UnreachableServer error={error} onRetry={() => void refetch()} />
  if (!isFetching && !project) return <Navigate to={paths.presentation} replace />
  return <ChoiceSkeleton count={usualCount} />
}
