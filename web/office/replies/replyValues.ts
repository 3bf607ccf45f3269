import type { ReplyValues } from '../../../src/domain/replyPlaceholders.ts'
import { formatDay } from '../../shared/i18n/format.ts'
import type { Me } from '../api/officeDataProvider.ts'
import type { InboxRequest } from '../inbox/inboxRequest.ts'

type OfRequest = Pick<InboxRequest, 'eventDate' | 'city'> & { readonly contact: { readonly firstname: string } | null }

/** The values of a reply's placeholders; '' when unknown. */
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

/** A made-up request for the preview of a template. */
export const sampleRequest: OfRequest = { contact: { firstname: 'Camille' }, eventDate: '2027-06-19', city: 'Lyon' }
