import ServicesIcon from '@mui/icons-material/DesignServicesOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** The services on offer with their prices. */
export const servicesResource = defineResource({
  name: 'services',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: ServicesIcon },
  list: withTexts(['moderation', 'services'], async () => (await import('./ServicesPage.tsx')).ServicesPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'ServicesOffered'],
})
