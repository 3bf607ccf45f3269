import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import bouquet1 from '../../../shared/illustrations/bouquet1.svg'
import bouquet2 from '../../../shared/illustrations/bouquet2.svg'
import bouquet4 from '../../../shared/illustrations/bouquet4.svg'
import bouquet5 from '../../../shared/illustrations/bouquet5.svg'
import { useReferenceList } from '../../api/useReferenceList.ts'
import { DuplicateButton } from '../../projects/DuplicateButton.tsx'
import { EditLink } from '../../projects/EditLink.tsx'
import { aboveCardTarget, wholeCardTarget } from '../../providers/cardTargets.ts'
import { writeSelectedProject } from '../../session/selectedProject.ts'
import { useContactSummary } from './useContactSummary.ts'

/** Label of the action. The link itself is the card's heading. */
const viewLink = { color: 'house.link', fontWeight: 600, whiteSpace: 'nowrap' } as const

const pictures = [bouquet1, bouquet2, bouquet4, bouquet5]

/** A summary of a project. The whole card is a link to it. */
export function ProjectCard({ project }: { readonly project: Project }) {
  const { t } = useTranslation(['presentation', 'project'])
  const navigate = useNavigate()
  const { data: eventTypes } = useReferenceList('event_types')
  const summary = useContactSummary(project.prestataires)
  const { id, eventType, eventDate, eventLocation } = project
  // A couple's own words for an event are shown unchanged.
  const event = eventTypes?.find(({ slug }) => slug === eventType)?.name ?? (eventTypes ? eventType : '\u00a0')
  const name = t('project:title', { event, date: formatDay(eventDate) })
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: { xs: 2, sm: 3 },
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="img"
        src={pictures[Number.parseInt(id.slice(-2), 16) % pictures.length]}
        alt=""
        width={88}
        height={88}
        sx={{ borderRadius: '50%', flex: 'none', display: { xs: 'none', sm: 'block' } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Box
            component={Link}
            to={paths.project}
            onClick={() => writeSelectedProject(id)}
            aria-label={eventTypes && name}
            sx={{ ...wholeCardTarget, color: 'inherit', textDecoration: 'none' }}
          >
            {event}
          </Box>
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <Box component="time" dateTime={eventDate} sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
            {formatDay(eventDate)}
          </Box>
          {` · ${eventLocation}`}
        </Typography>
        <Typography color="textSecondary" variant="body2" sx={{ mt: 1 }}>
          {summary}
        </Typography>
        <Box component="span" aria-hidden sx={{ ...viewLink, display: { xs: 'block', sm: 'none' }, mt: 1 }}>
          {t('presentation:view')}
        </Box>
        <Box sx={{ ...aboveCardTarget, display: 'inline-flex', flexWrap: 'wrap', gap: 1, mt: 1, mb: -1, ml: -2 }}>
          <EditLink projectId={id} label={t('project:edit.openFor', { project: name })} />
          <DuplicateButton
            project={project}
            label={t('project:duplicate.openFor', { project: name })}
            onDuplicated={() => void navigate(paths.project)}
          />
        </Box>
      </Box>
      <Box component="span" aria-hidden sx={{ ...viewLink, display: { xs: 'none', sm: 'inline' } }}>
        {t('presentation:view')}
      </Box>
    </Card>
  )
}
