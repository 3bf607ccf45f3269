import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/i18n/format.ts'
import { useLanguages } from '../../api/useReferenceList.ts'
import { useReferenceName } from '../../api/useReferenceName.ts'
import { isAfterToday } from '../../eventDate/isAfterToday.ts'
import { DefinitionList } from '../../layout/DefinitionList.tsx'
import { otherEvent, type ProjectDraft } from './draft/projectDraft.ts'

/** Below the header, when the page is scrolled. */
const stickyTop = 24

interface ProjectSummaryProps {
  readonly draft: ProjectDraft
}

/** A summary of the answers, on wide screens. It renders deferred, so that typing stays fast. */
export function ProjectSummary({ draft }: ProjectSummaryProps) {
  return <SummaryCard draft={useDeferredValue(draft)} />
}

const SummaryCard = memo(function SummaryCard({ draft }: ProjectSummaryProps) {
  const { t } = useTranslation('wizard')
  const lines = useSummaryLines(draft)
  return (
    <Card
      component="aside"
      aria-label={t('summary.title')}
      sx={{ display: { xs: 'none', md: 'block' }, p: 3, alignSelf: 'start', position: 'sticky', top: stickyTop, bgcolor: 'house.blush' }}
    >
      <Typography variant="h3" component="h2" gutterBottom>
        {t('summary.title')}
      </Typography>
      {lines.length === 0 ? (
        <Typography variant="body2">{t('summary.empty')}</Typography>
      ) : (
        <DefinitionList entries={lines} strong sx={{ gap: 1.5 }} />
      )}
    </Card>
  )
})

/** The answers so far, each with its label. */
function useSummaryLines(draft: ProjectDraft): readonly (readonly [string, string])[] {
  const { t } = useTranslation('wizard')
  const eventType = useReferenceName('event_types', draft.eventType, '')
  const service = useReferenceName('service_types', draft.serviceType, '')
  const guests = useReferenceName('guest_ranges', draft.guestRange, '')
  const budget = useReferenceName('budget_ranges', draft.budgetRange, '')
  const plannerBudget = useReferenceName('planner_budget_ranges', draft.budgetPlannerRange, '')
  const preference = useReferenceName('planner_preferences', draft.plannerPreference, '')
  const { data: languages } = useLanguages()
  const spoken = draft.languages.map((iso) => languages?.find((each) => each.iso === iso)?.label ?? iso)
  const lines: readonly (readonly [string, string])[] = [
    [t('summary.event'), (draft.eventType === otherEvent && draft.eventTypeText.trim()) || eventType],
    [t('summary.service'), service],
    [t('summary.theme'), draft.hasTheme === true ? draft.weddingTheme.trim() : ''],
    [t('summary.date'), isAfterToday(draft.eventDate) ? formatDay(draft.eventDate) : ''],
    [t('summary.place'), draft.city?.city ?? ''],
    [t('summary.guests'), guests],
    [t('summary.budget'), budget],
    [t('summary.plannerBudget'), plannerBudget],
    [t('summary.languages'), spoken.join(', ')],
    [t('summary.preference'), preference],
  ]
  return lines.filter(([, words]) => words !== '')
}
