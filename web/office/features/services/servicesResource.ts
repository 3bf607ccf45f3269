import ServicesIcon from '@mui/icons-material/DesignServicesOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** The services on offer with their prices. */
export const servicesResource = defineResource({
  name: 'services',
  access: { as: 'provider' },
  label: 'services.title',
  menu: { group: 'offer', Icon: ServicesIcon },
  list: lazily(async () => (await import('./ServicesPage.tsx')).ServicesPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'ServicesOffered'],
})
