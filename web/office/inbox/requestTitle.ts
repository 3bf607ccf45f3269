import type { Say } from '../i18n/useText.ts'
import type { InboxRequest } from './inboxRequest.ts'

type Named = Pick<InboxRequest, 'eventType' | 'eventTypeText' | 'city'>

/** The event in two or three words: `Mariage`, or the couple's own name for it. */
export function eventName(t: Say, { eventType, eventTypeText }: Omit<Named, 'city'>): string {
  return eventType === 'autre' && eventTypeText ? eventTypeText : t(`values.eventType.${eventType}`)
}

/** `Mariage à Lyon`, without the town while it is unknown. */
export function requestTitle(t: Say, request: Named): string {
  const event = eventName(t, request)
  return request.city ? t('values.eventIn', { event, city: request.city }) : event
}
