import InboxIcon from '@mui/icons-material/InboxOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'
import { UnreadCount } from './UnreadCount.tsx'

export const requestsResource = defineResource({
  name: 'requests',
  access: { as: 'provider' },
  menu: { group: 'activity', Icon: InboxIcon, short: 'layout.short.requests', Count: UnreadCount },
  list: withTexts(['availability', 'requests'], async () => (await import('./RequestsPage.tsx')).RequestsPage),
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
