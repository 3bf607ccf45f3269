import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { CityField } from '../../../city/CityField.tsx'
import { EventDateField } from '../../../eventDate/EventDateField.tsx'
import { Question } from '../choices/Question.tsx'
import { ReferenceQuestion } from '../choices/ReferenceQuestion.tsx'
import { RecommendedTag } from './RecommendedTag.tsx'
import { recommendedBudgets } from './recommendedBudgets.ts'
import type { StepProps } from './stepProps.ts'

/** Step 2: date, place, guests and budgets. */
export function DetailsStep({ draft, answer }: StepProps) {
  const { t } = useTranslation('wizard')
  const service = asServiceType(draft.serviceType)
  const recommended = service === undefined ? [] : (recommendedBudgets[service] ?? [])
  return (
    <>
      <Question title={t('details.date')}>
        <EventDateField value={draft.eventDate} onChange={(eventDate) => answer({ eventDate })} />
      </Question>
      <Question title={t('details.place')}>
        <CityField
          label={t('details.city')}
          value={draft.city}
          onChange={(city) => answer({ city, eventLocation: '' })}
          error={undefined}
          // The hint's line is kept when a town is picked, so that the questions below do not move.
          helperText={draft.city === null ? undefined : ' '}
        />
      </Question>
      <ReferenceQuestion
        title={t('details.guests')}
        list="guest_ranges"
        value={draft.guestRange}
        onChange={(guestRange) => answer({ guestRange })}
        width="short"
      />
      <ReferenceQuestion
        title={t('details.budget')}
        hint={t('details.budgetHint')}
        list="budget_ranges"
        value={draft.budgetRange}
        onChange={(budgetRange) => answer({ budgetRange })}
        width="short"
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ReferenceQuestion
          title={t('details.plannerBudget')}
          list="planner_budget_ranges"
          value={draft.budgetPlannerRange}
          onChange={(budgetPlannerRange) => answer({ budgetPlannerRange })}
          labelOf={({ slug, name }) => (
            <>
              {name} {recommended.includes(slug) && <RecommendedTag />}
            </>
          )}
        />
        {service !== undefined && <Alert severity="info">{t(`details.advice.${service}`)}</Alert>}
      </Box>
    </>
  )
}

function asServiceType(slug: string): 'complete' | 'partial' | 'day-coordination' | undefined {
  return slug === 'complete' || slug === 'partial' || slug === 'day-coordination' ? slug : undefined
}
