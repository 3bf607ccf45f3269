import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { formatDay } from '../../../shared/i18n/format.ts'
import { width } from '../../../shared/theme/tokens.ts'
import { useLanguages } from '../../api/useReferenceList.ts'
import { useReferenceName } from '../../api/useReferenceName.ts'
import { DefinitionList } from '../../layout/DefinitionList.tsx'

interface ProjectDetailsProps {
  readonly project: Project
  /** The event's label. */
  readonly eventType: string
}

/** All fields of a project; missing ones are shown as not given. */
export function ProjectDetails({ project, eventType }: ProjectDetailsProps) {
  const { t } = useTranslation('project')
  const fields = useFields(project, eventType)
  return (
    <Card component="section" aria-labelledby="details" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="details" variant="h2" sx={{ mb: 2 }}>
        {t('details.title')}
      </Typography>
      <DefinitionList
        entries={fields}
        empty={t('details.notSpecified')}
        sx={{
          columnGap: { xs: 1, sm: 3 },
          rowGap: 2,
          gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(8.5rem, 1fr))', sm: 'repeat(auto-fill, minmax(12rem, 1fr))' },
        }}
      />
      {project.message && (
        <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {t('details.message')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: width.text }}>{project.message}</Typography>
        </Box>
      )}
    </Card>
  )
}

function useFields(project: Project, eventType: string): readonly (readonly [string, string])[] {
  const { t } = useTranslation('project')
  const { data: languages } = useLanguages()
  const spoken = project.languages.map((iso) => languages?.find((each) => each.iso === iso)?.label ?? iso)
  const service = useReferenceName('service_types', project.serviceType ?? '')
  const guests = useReferenceName('guest_ranges', project.guestRange)
  const budget = useReferenceName('budget_ranges', project.budgetRange)
  const plannerBudget = useReferenceName('planner_budget_ranges', project.budgetPlannerRange)
  const preference = useReferenceName('planner_preferences', project.plannerPreference)
  return [
    [t('details.date'), formatDay(project.eventDate)],
    [t('details.eventType'), eventType],
    [t('details.serviceType'), service],
    [t('details.theme'), project.hasTheme ? project.weddingTheme : t('details.noTheme')],
    [t('details.location'), project.eventLocation || project.city],
    [t('details.guests'), guests],
    [t('details.budget'), budget],
    [t('details.plannerBudget'), plannerBudget],
    [t('details.languages'), spoken.join(', ')],
    [t('details.preference'), preference],
  ]
}
