import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { useLiveProjects } from '../../api/useLiveProjects.ts'
import { useProjects } from '../../api/useProjects.ts'
import { Page } from '../../layout/Page.tsx'
import { UnreachableServer } from '../../layout/UnreachableServer.tsx'
import { CoupleOnly } from '../../session/Guard.tsx'
import { readPreloadIntent } from '../../session/preloadIntent.ts'
import { clearSelectedProject, keepSelectedInTab, readSelectedProject } from '../../session/selectedProject.ts'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ProjectView } from './ProjectView.tsx'

/** /project: the selected project, or the newest, with its contacted and suggested providers. */
export function ProjectPage() {
  return <CoupleOnly>{() => <SelectedProject />}</CoupleOnly>
}

function SelectedProject() {
  const { t } = useTranslation('project')
  const { data: projects, error, isFetching, refetch } = useProjects()
  const [copy, setCopy] = useState<string | null>(null)
  useLiveProjects()
  // Read once, so that a selection in another tab does not change this one.
  const [atFirst] = useState(readSelectedProject)
  const [intent] = useState(readPreloadIntent)
  const selected = copy ?? atFirst
  const picked = projects?.find(({ id }) => id === selected)
  const namesNone = selected !== null && picked === undefined && !isFetching && !error
  useEffect(() => {
    if (namesNone) clearSelectedProject()
  }, [namesNone])
  const shown = picked?.id
  useEffect(() => {
    if (shown !== undefined) keepSelectedInTab(shown)
  }, [shown])
  // A project that was just created is not in the list yet.
  if (!projects || (selected !== null && !picked && !namesNone)) {
    return error && !isFetching ? <UnreachableServer error={error} onRetry={() => void refetch()} back /> : <ProjectSkeleton />
  }
  const upcoming = projects.find(({ status }) => status === 'upcoming')
  const forIntent = intent?.kind === 'provider' && !intent.arrived && picked?.status !== 'upcoming'
  // A couple that came for a provider needs a project to contact it.
  if (forIntent && !upcoming) return <Navigate to={paths.wizard} replace />
  const project = (forIntent ? upcoming : picked) ?? projects[0]
  if (!project) return <Navigate to={paths.presentation} replace />
  return (
    <Page title={t('pageTitle')}>
      <ProjectView key={project.id} project={project} isCopy={copy === project.id} onDuplicated={setCopy} />
    </Page>
  )
}
