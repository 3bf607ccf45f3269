import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../../../shared/rules/PublicRulesProvider.tsx'
import { ChoiceCard } from '../choices/ChoiceCard.tsx'
import { ChoiceGrid } from '../choices/ChoiceGrid.tsx'
import { CountedField } from '../choices/CountedField.tsx'
import { Question } from '../choices/Question.tsx'
import { ReferenceQuestion } from '../choices/ReferenceQuestion.tsx'
import { otherEvent, wedding, withEventType } from '../draft/projectDraft.ts'
import { EventTypeName } from './EventTypeName.tsx'
import type { StepProps } from './stepProps.ts'

/** Step 1: the event. For a wedding also the service type and the theme. */
export function EventStep({ draft, answer }: StepProps) {
  const { t } = useTranslation('wizard')
  const { freeEventType, theme } = usePublicRules().text
  const themeGroup = useId()
  return (
    <>
      <ReferenceQuestion
        title={t('event.type')}
        list="event_types"
        value={draft.eventType}
        onChange={(eventType) => answer(withEventType(draft, eventType))}
        labelOf={({ slug, name }) => <EventTypeName slug={slug} name={name} />}
        large
      />
      {draft.eventType === otherEvent && (
        <CountedField
          label={t('event.other')}
          value={draft.eventTypeText}
          onChange={(eventTypeText) => answer({ eventTypeText })}
          longest={freeEventType}
        />
      )}
      {draft.eventType === wedding && (
        <>
          <ReferenceQuestion
            title={t('event.service')}
            hint={t('event.serviceHint')}
            list="service_types"
            value={draft.serviceType}
            onChange={(serviceType) => answer({ serviceType })}
            large
          />
          <Question title={t('event.hasTheme')}>
            <ChoiceGrid width="short">
              {[true, false].map((hasTheme) => (
                <ChoiceCard
                  key={String(hasTheme)}
                  type="radio"
                  name={themeGroup}
                  checked={draft.hasTheme === hasTheme}
                  onChange={() => answer({ hasTheme })}
                >
                  {hasTheme ? t('event.yes') : t('event.no')}
                </ChoiceCard>
              ))}
            </ChoiceGrid>
          </Question>
          {draft.hasTheme === true && (
            <CountedField
              label={t('event.theme')}
              value={draft.weddingTheme}
              onChange={(weddingTheme) => answer({ weddingTheme })}
              longest={theme}
              multiline
            />
          )}
        </>
      )}
    </>
  )
}
