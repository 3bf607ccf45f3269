import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useReferenceList } from '../../api/useReferenceList.ts'
import { paths } from '../../paths.ts'
import { ProfileHost } from '../../providers/profile/ProfileHost.tsx'
import { ContactedList } from './contacted/ContactedList.tsx'
import { EndProject } from './end/EndProject.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { SuggestedList } from './SuggestedList.tsx'
import { SearchMore } from './search/SearchMore.tsx'
import { SendAction } from './send/SendAction.tsx'

const SendDialog = lazy(async () => ({ default: (await import('./send/SendDialog.tsx')).SendDialog }))

const shownForMs = 6_000

interface ProjectViewProps {
  readonly project: Project
}

/** One project: what it is, who might plan it, who was asked, and a search for more. */
export function ProjectView({ project }: ProjectViewProps) {
  const { t } = useTranslation('project')
  const { data: types } = useReferenceList('event_types')
  const [writingTo, writeTo] = useState<Prestataire | null>(null)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState(false)
  const contactedList = useRef<HTMLDivElement>(null)
  const open = project.status === 'upcoming'
  const contacted = new Set([...project.prestataires.map(({ id }) => id), ...written])
  const event = types?.find(({ slug }) => slug === project.eventType)?.name ?? project.eventType
  const action = (provider: Prestataire) =>
    open && <SendAction provider={provider} contacted={contacted.has(provider.id)} onWrite={() => writeTo(provider)} />
  return (
    <>
      <Button component={Link} to={paths.presentation} startIcon={<ArrowBackIcon />} sx={{ ml: -2.5, mb: 1 }}>
        {t('back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('title', { event, date: formatDay(project.eventDate) })}
      </Typography>
      {project.prestataires.length > 0 && (
        <Button endIcon={<ArrowDownwardIcon />} onClick={() => contactedList.current?.scrollIntoView({ block: 'start' })} sx={{ ml: -2.5 }}>
          {t('contacted.summary', { count: project.prestataires.length })}
        </Button>
      )}
      {project.status !== 'upcoming' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t(`status.${project.status}`)}
        </Alert>
      )}
      <Box sx={{ mt: 2, display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProjectDetails project={project} eventType={event} />
        {open && <SuggestedList providers={project.plannersSuggested} action={action} />}
        <Box ref={contactedList} sx={{ scrollMarginTop: '1rem' }}>
          <ContactedList providers={project.prestataires} />
        </Box>
        {open && <SearchMore projectId={project.id} action={action} />}
        {open && <EndProject project={project} />}
      </Box>
      <ProfileHost actions={action} />
      <Suspense>
        {writingTo && (
          <SendDialog
            key={writingTo.id}
            projectId={project.id}
            provider={writingTo}
            message={project.message}
            onClose={() => writeTo(null)}
            onWritten={() => setWritten(new Set([...written, writingTo.id]))}
            onSent={() => {
              writeTo(null)
              say(true)
            }}
          />
        )}
      </Suspense>
      <Snackbar open={said} autoHideDuration={shownForMs} onClose={(_, reason) => reason !== 'clickaway' && say(false)}>
        <Alert severity="success" onClose={() => say(false)}>
          {t('send.sent')}
        </Alert>
      </Snackbar>
    </>
  )
}
