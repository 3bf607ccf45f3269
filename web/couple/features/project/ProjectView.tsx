import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Snackbar from '@mui/material/Snackbar'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useReferenceList } from '../../api/useReferenceList.ts'
import { ProfileHost } from '../../providers/profile/ProfileHost.tsx'
import { ContactedList } from './contacted/ContactedList.tsx'
import { EndProject } from './end/EndProject.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectHeading } from './ProjectHeading.tsx'
import { SuggestedList } from './SuggestedList.tsx'
import { SearchMore } from './search/SearchMore.tsx'
import { SendAction } from './send/SendAction.tsx'

const SendDialog = lazy(async () => ({ default: (await import('./send/SendDialog.tsx')).SendDialog }))

const shownForMs = 6_000

interface ProjectViewProps {
  readonly project: Project
  /** It has just been made of another one. */
  readonly isCopy: boolean
  readonly onDuplicated: (id: string) => void
}

/** One project: what it is, who might plan it, who was asked, and a search for more. */
export function ProjectView({ project, isCopy, onDuplicated }: ProjectViewProps) {
  const { t } = useTranslation('project')
  const { data: types } = useReferenceList('event_types')
  const [writingTo, writeTo] = useState<Prestataire | null>(null)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState(isCopy)
  const [news, setNews] = useState<'duplicate.done' | 'send.sent'>('duplicate.done')
  const contactedList = useRef<HTMLDivElement>(null)
  const open = project.status === 'upcoming'
  const contacted = new Set([...project.prestataires.map(({ id }) => id), ...written])
  const event = types?.find(({ slug }) => slug === project.eventType)?.name ?? project.eventType
  const action = (provider: Prestataire) =>
    open && <SendAction provider={provider} contacted={contacted.has(provider.id)} onWrite={() => writeTo(provider)} />
  return (
    <>
      <ProjectHeading
        project={project}
        title={t('title', { event, date: formatDay(project.eventDate) })}
        arrived={isCopy}
        onDuplicated={onDuplicated}
        onFollow={() => contactedList.current?.scrollIntoView({ block: 'start' })}
      />
      <Box sx={{ mt: 2, display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProjectDetails project={project} eventType={event} />
        {open && <SuggestedList project={project} action={action} />}
        <Box ref={contactedList} sx={{ scrollMarginTop: '1rem' }}>
          <ContactedList project={project} />
        </Box>
        {open && <SearchMore projectId={project.id} action={action} />}
        {open && <EndProject project={project} />}
      </Box>
      <ProfileHost actions={action} />
      <Suspense>
        {writingTo && (
          <SendDialog
            key={writingTo.id}
            project={project}
            provider={writingTo}
            onClose={() => writeTo(null)}
            onWritten={() => setWritten(new Set([...written, writingTo.id]))}
            onSent={() => {
              writeTo(null)
              setNews('send.sent')
              say(true)
            }}
          />
        )}
      </Suspense>
      <Snackbar open={said} autoHideDuration={shownForMs} onClose={(_, reason) => reason !== 'clickaway' && say(false)}>
        <Alert severity="success" onClose={() => say(false)}>
          {t(news)}
        </Alert>
      </Snackbar>
    </>
  )
}
