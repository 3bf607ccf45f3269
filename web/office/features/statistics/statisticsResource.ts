import StatisticsIcon from '@mui/icons-material/InsightsOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** A provider's views, rates and answer time. */
export const statisticsResource = defineResource({
  name: 'statistics',
  access: { as: 'provider' },
  menu: { group: 'activity', Icon: StatisticsIcon },
  list: withTexts(['dashboard', 'statistics'], async () => (await import('./StatisticsPage.tsx')).StatisticsPage),
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
