import CalendarIcon from '@mui/icons-material/EventAvailableOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const availabilityResource = defineResource({
  name: 'availability',
  access: { as: 'provider' },
  label: 'availability.title',
  menu: { group: 'activity', Icon: CalendarIcon, short: 'availability.short' },
  list: lazily(async () => (await import('./AvailabilityPage.tsx')).AvailabilityPage),
  changedBy: [
    'CalendarAddressRenewed',
    'CalendarEntryFreed',
    'CalendarFeedAdded',
    'CalendarFeedFailed',
    'CalendarFeedRead',
    'CalendarFeedRemoved',
    'DayBooked',
    'DaysBlocked',
    'DaysFreed',
  ],
})
