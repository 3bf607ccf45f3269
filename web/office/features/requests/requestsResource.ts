import InboxIcon from '@mui/icons-material/InboxOutlined'
import { useUnreadCount } from '../../inbox/useUnreadCount.ts'
import { defineResource } from '../../kit/defineResource.ts'
import { RequestsPage } from './RequestsPage.tsx'

/** The first page of a provider: it comes with the app. */
export const requestsResource = defineResource({
  name: 'requests',
  access: { as: 'provider' },
  label: 'requests.title',
  menu: { group: 'activity', Icon: InboxIcon, short: 'layout.requestsShort', useCount: useUnreadCount },
  list: RequestsPage,
  changedBy: [
    'ContactDeletionAsked',
    'ContactDeletionConfirmed',
    'RequestClosedByCouple',
    'RequestReceived',
    'RequestRejected',
    'RequestSeen',
    'RequestUnlocked',
    'RequestWithdrawnByCouple',
  ],
})
