import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../../shared/i18n/format.ts'
import { useReferenceList } from '../../../api/useReferenceList.ts'
import { otherEvent, type ProjectDraft } from '../draft/projectDraft.ts'

/** A first message made of what the couple has said, to be made its own. */
export function useExampleMessage({ eventType, eventTypeText, eventDate, city }: ProjectDraft): string {
  const { t } = useTranslation('wizard')
  const { data: types } = useReferenceList('event_types')
  const event = eventType === otherEvent ? eventTypeText : types?.find(({ slug }) => slug === eventType)?.name
  return t('suggestions.example', { event: event ?? '', date: formatDay(eventDate), city: city?.city ?? '' })
}
