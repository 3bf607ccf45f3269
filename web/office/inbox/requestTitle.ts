import type { Say } from '../i18n/useText.ts'
import type { InboxRequest } from './inboxRequest.ts'

/** What a request is about, in two or three words: `Mariage`, or what the couple calls it. */
export function eventName(t: Say, { eventType, eventTypeText }: InboxRequest): string {
  return eventType === 'autre' && eventTypeText ? eventTypeText : t(`values.eventType.${eventType}`)
}

/** `Mariage à Lyon`; the town is left out where it is not known. */
export function requestTitle(t: Say, request: InboxRequest): string {
  const event = eventName(t, request)
  return request.city ? t('requests.to', { event, city: request.city }) : event
}
