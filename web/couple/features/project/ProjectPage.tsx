import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useProjects } from '../../api/useProjects.ts'
import { Page } from '../../layout/Page.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { paths } from '../../paths.ts'
import { CoupleOnly } from '../../session/Guard.tsx'
import { readSelectedProject } from '../../session/selectedProject.ts'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ProjectView } from './ProjectView.tsx'
import { useLiveProjects } from './useLiveProjects.ts'

/** /project: the project that was picked, else the newest, with everybody the couple wrote to or might write to. */
export function ProjectPage() {
  return <CoupleOnly>{() => <SelectedProject />}</CoupleOnly>
}

function SelectedProject() {
  const { t } = useTranslation('project')
  const { data: projects, error, refetch } = useProjects()
  useLiveProjects()
  if (!projects) return error ? <UnreachableServer error={error} onRetry={() => void refetch()} /> : <ProjectSkeleton />
  const selected = readSelectedProject()
  const project = projects.find(({ id }) => id === selected) ?? projects[0]
  if (!project) return <Navigate to={paths.presentation} replace />
  return (
    <Page title={t('pageTitle')}>
      <ProjectView key={project.id} project={project} />
    </Page>
  )
}
