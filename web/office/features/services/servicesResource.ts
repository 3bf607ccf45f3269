import ServicesIcon from '@mui/icons-material/DesignServicesOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** What the provider offers, and from which price. */
export const servicesResource = defineResource({
  name: 'services',
  access: { as: 'provider' },
  label: 'services.title',
  menu: { group: 'offer', Icon: ServicesIcon },
  list: lazily(async () => (await import('./ServicesPage.tsx')).ServicesPage),
  changedBy: ['ProfilePartApproved', 'ProfilePartRejected', 'ProfilePartsChanged', 'ServicesOffered'],
})
