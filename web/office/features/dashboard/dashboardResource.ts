import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const dashboardResource = defineResource({
  name: 'dashboard',
  access: { as: 'provider' },
  label: 'dashboard.menu',
  menu: { group: 'activity', Icon: DashboardIcon, short: 'dashboard.short' },
  list: lazily(async () => (await import('./DashboardPage.tsx')).DashboardPage),
  changedBy: [
    'CalendarEntryFreed',
    'CalendarFeedAdded',
    'CalendarFeedRemoved',
    'CompanyDescribed',
    'CompanyNumberChecked',
    'CompanyNumberGiven',
    'CreditReturned',
    'CreditsCorrected',
    'DayBooked',
    'DaysBlocked',
    'DaysFreed',
    'PhotoAdded',
    'PhotoRemoved',
    'ProfilePhotoRemoved',
    'ProfilePhotoSet',
    'ProviderApproved',
    'RequestReceived',
    'RequestRejected',
    'RequestSeen',
    'RequestUnlocked',
    'ReviewHidden',
    'ReviewPublished',
    'SubscriptionEnded',
    'SubscriptionStarted',
    'WelcomeCreditGranted',
  ],
})
