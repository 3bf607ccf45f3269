import type { ReplyValues } from '../../../src/domain/replyPlaceholders.ts'
import { formatDay } from '../../shared/i18n/format.ts'
import type { Me } from '../api/officeDataProvider.ts'
import type { InboxRequest } from '../inbox/inboxRequest.ts'

type OfRequest = Pick<InboxRequest, 'eventDate' | 'city'> & { readonly contact: { readonly firstname: string } | null }

/** What the placeholders of a reply stand for; what is not known is ''. */
export function replyValues({ contact, eventDate, city }: OfRequest, me: Me | undefined): ReplyValues {
  const [ownFirstname, ownLastname] = [me?.firstname ?? '', me?.lastname ?? '']
  return {
    firstname: contact?.firstname ?? '',
    eventDate: formatDay(eventDate),
    city: city ?? '',
    company: me?.companyName ?? '',
    ownFirstname,
    ownName: [ownFirstname, ownLastname].filter(Boolean).join(' '),
  }
}

/** Stands in for a request where there is none, to show what becomes of a template. */
export const sampleRequest: OfRequest = { contact: { firstname: 'Camille' }, eventDate: '2027-06-19', city: 'Lyon' }
