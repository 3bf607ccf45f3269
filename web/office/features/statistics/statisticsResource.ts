import StatisticsIcon from '@mui/icons-material/InsightsOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** A provider's views, rates and answer time. */
export const statisticsResource = defineResource({
  name: 'statistics',
  access: { as: 'provider' },
  label: 'statistics.title',
  menu: { group: 'activity', Icon: StatisticsIcon },
  list: lazily(async () => (await import('./StatisticsPage.tsx')).StatisticsPage),
  changedBy: [
    'CompanyDescribed',
    'RequestReceived',
    'RequestRejected',
    'RequestSeen',
    'RequestUnlocked',
    'SubscriptionEnded',
    'SubscriptionStarted',
  ],
})
