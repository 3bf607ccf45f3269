import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../shared/i18n/format.ts'
import { type ProjectDraft, wedding } from '../draft/projectDraft.ts'

/** A first message made of what the couple has said, to be made its own. */
export function useExampleMessage({ eventType, eventDate, city }: ProjectDraft): string {
  const { t } = useTranslation('wizard')
  const facts = { date: formatDay(eventDate), city: city?.city ?? '' }
  return eventType === wedding ? t('suggestions.exampleWedding', facts) : t('suggestions.exampleEvent', facts)
}
