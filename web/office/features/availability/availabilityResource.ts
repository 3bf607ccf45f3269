import CalendarIcon from '@mui/icons-material/EventAvailableOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const availabilityResource = defineResource({
  name: 'availability',
  access: { as: 'provider' },
  menu: { group: 'activity', Icon: CalendarIcon, short: 'layout.short.availability' },
  list: withTexts(['availability'], async () => (await import('./AvailabilityPage.tsx')).AvailabilityPage),
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
