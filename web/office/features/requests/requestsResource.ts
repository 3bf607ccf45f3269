import InboxIcon from '@mui/icons-material/InboxOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'
import { UnreadCount } from './UnreadCount.tsx'

export const requestsResource = defineResource({
  name: 'requests',
  access: { as: 'provider' },
  label: 'requests.title',
  menu: { group: 'activity', Icon: InboxIcon, short: 'layout.requestsShort', Count: UnreadCount },
  list: lazily(async () => (await import('./RequestsPage.tsx')).RequestsPage),
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
