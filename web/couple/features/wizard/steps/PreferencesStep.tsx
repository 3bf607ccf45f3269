import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../api/useReferenceList.ts'
import { ChoiceCard } from '../choices/ChoiceCard.tsx'
import { ChoiceGrid } from '../choices/ChoiceGrid.tsx'
import { ChoiceSkeleton } from '../choices/ChoiceSkeleton.tsx'
import { ListFailure } from '../choices/ListFailure.tsx'
import { Question } from '../choices/Question.tsx'
import { ReferenceQuestion } from '../choices/ReferenceQuestion.tsx'
import { LanguageName } from './LanguageName.tsx'
import type { StepProps } from './stepProps.ts'

const usualCount = 7

/** Step 3: languages, and where the planner should be. */
export function PreferencesStep({ draft, answer, me }: StepProps) {
  const { t } = useTranslation('wizard')
  const group = useId()
  const { data: languages, isError, refetch } = useLanguages()
  const toggle = (iso: string, spoken: boolean) =>
    answer({ languages: spoken ? [...draft.languages, iso] : draft.languages.filter((each) => each !== iso) })
  return (
    <>
      <Question title={t('preferences.languages')} hint={t('preferences.languagesHint')}>
        {languages ? (
          <ChoiceGrid width="short">
            {languages.map(({ iso, label }) => (
              <ChoiceCard
                key={iso}
                type="checkbox"
                name={group}
                checked={draft.languages.includes(iso)}
                onChange={(spoken) => toggle(iso, spoken)}
              >
                <LanguageName iso={iso} label={label} />
              </ChoiceCard>
            ))}
          </ChoiceGrid>
        ) : isError ? (
          <ListFailure list="languages" onRetry={() => void refetch()} />
        ) : (
          <ChoiceSkeleton count={usualCount} width="short" />
        )}
      </Question>
      <ReferenceQuestion
        title={t('preferences.planner')}
        list="planner_preferences"
        value={draft.plannerPreference}
        onChange={(plannerPreference) => answer({ plannerPreference })}
        labelOf={({ slug, name }) => (slug === 'nearHome' && me.city !== '' ? `${name} (${me.city})` : name)}
        large
      />
    </>
  )
}
