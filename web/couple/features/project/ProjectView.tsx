import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { useReferenceName } from '../../api/useReferenceName.ts'
import { LazyPart } from '../../layout/LazyPart.tsx'
import { ProfileHost } from '../../providers/profile/ProfileHost.tsx'
import { ContactedList } from './contacted/ContactedList.tsx'
import { EndProject } from './end/EndProject.tsx'
import { IntendedPlanner } from './intended/IntendedPlanner.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectHeading } from './ProjectHeading.tsx'
import { SuggestedList } from './SuggestedList.tsx'
import { SendAction } from './send/SendAction.tsx'

const SearchMore = lazily(async () => (await import('./search/SearchMore.tsx')).SearchMore)
const ProjectNews = lazily(async () => (await import('./ProjectNews.tsx')).ProjectNews)
const SendDialog = lazily(async () => (await import('./send/SendDialog.tsx')).SendDialog)

/** A provider or venue that can be contacted. */
type Recipient = Pick<Prestataire, 'id' | 'name'>

interface ProjectViewProps {
  readonly project: Project
  /** The project was just created as a copy. */
  readonly isCopy: boolean
  readonly onDuplicated: (id: string) => void
}

/** One project: its details, suggestions, contacted providers and the search. */
export function ProjectView({ project, isCopy, onDuplicated }: ProjectViewProps) {
  const { t } = useTranslation('project')
  const event = useReferenceName('event_types', project.eventType)
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [isNewsOpen, setNewsOpen] = useState(isCopy)
  const [news, setNews] = useState<'duplicate.done' | 'send.sent'>('duplicate.done')
  const contactedList = useRef<HTMLDivElement>(null)
  const [sentCount, setSentCount] = useState(0)
  useEffect(() => {
    // The pressed button was removed with its card, so the focus moves to the result.
    if (sentCount > 0) contactedList.current?.focus({ preventScroll: true })
  }, [sentCount])
  const open = project.status === 'upcoming'
  const contacted = new Set([...project.prestataires.map(({ id }) => id), ...written])
  const action = (provider: Recipient) =>
    open && <SendAction provider={provider} contacted={contacted.has(provider.id)} onWrite={() => setRecipient(provider)} />
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
        {open && <IntendedPlanner contacted={contacted} action={action} />}
        <ProjectDetails project={project} eventType={event} />
        {open && <SuggestedList project={project} action={action} />}
        <Box ref={contactedList} tabIndex={-1} sx={{ scrollMarginTop: '1rem', outline: 'none' }}>
          <ContactedList project={project} />
        </Box>
        <LazyPart>{open && <SearchMore projectId={project.id} action={action} />}</LazyPart>
        {open && <EndProject project={project} />}
      </Box>
      <ProfileHost actions={action} />
      <LazyPart onClose={() => setRecipient(null)}>
        {recipient && (
          <SendDialog
            key={recipient.id}
            project={project}
            provider={recipient}
            onClose={() => setRecipient(null)}
            onWritten={() => setWritten(new Set([...written, recipient.id]))}
            onSent={() => {
              setRecipient(null)
              setSentCount((count) => count + 1)
              setNews('send.sent')
              setNewsOpen(true)
            }}
          />
        )}
      </LazyPart>
      <LazyPart fallback={null}>
        {(isCopy || sentCount > 0) && <ProjectNews open={isNewsOpen} text={t(news)} onClose={() => setNewsOpen(false)} />}
      </LazyPart>
    </>
  )
}
