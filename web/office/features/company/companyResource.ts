import CompanyIcon from '@mui/icons-material/StorefrontOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

/** The company: name, address and number. */
export const companyResource = defineResource({
  name: 'company',
  access: { as: 'provider' },
  label: 'company.title',
  menu: { group: 'offer', Icon: CompanyIcon },
  list: lazily(async () => (await import('./CompanyPage.tsx')).CompanyPage),
  changedBy: [
    'CompanyDescribed',
    'CompanyNumberChecked',
    'CompanyNumberGiven',
    'CompanyNumberTaken',
    'ProfilePartApproved',
    'ProfilePartRejected',
    'ProfilePartsChanged',
    'VatNumberGiven',
  ],
})

/** The first steps of a new provider. */
export const welcomeResource = defineResource({
  name: 'welcome',
  access: { as: 'provider' },
  label: 'company.welcome.page',
  list: lazily(async () => (await import('./WelcomePage.tsx')).WelcomePage),
})
