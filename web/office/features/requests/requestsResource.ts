import InboxIcon from '@mui/icons-material/InboxOutlined'
import { formatDay } from '../../../shared/i18n/format.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { requestTitle } from '../../inbox/requestTitle.ts'
import { defineResource } from '../../kit/defineResource.ts'
import { UnreadCount } from './UnreadCount.tsx'

export const requestsResource = defineResource({
  name: 'requests',
  access: { as: 'provider' },
  label: 'requests.title',
  menu: { group: 'activity', Icon: InboxIcon, short: 'layout.requestsShort', Count: UnreadCount },
  list: lazily(async () => (await import('./RequestsPage.tsx')).RequestsPage),
  search: {
    filter: (q) => ({ q }),
    sort: 'receivedAt',
    name: (record, t) => `${requestTitle(t, record as InboxRequest)} · ${formatDay((record as InboxRequest).eventDate)}`,
  },
  changedBy: [
    'ContactDeletionAsked',
    'ContactDeletionConfirmed',
    'CreditReturned',
    'RequestClosedByCouple',
    'RequestNoteWritten',
    'RequestReceived',
    'RequestRejected',
    'RequestSeen',
    'RequestStageChanged',
    'RequestUnlocked',
    'RequestWithdrawnByCouple',
    'RequestsMarkedRead',
    // Requests name their venue.
    'VenueDescribed',
  ],
})
