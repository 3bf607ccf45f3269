import CompanyIcon from '@mui/icons-material/StorefrontOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

/** The company: name, address and number. */
export const companyResource = defineResource({
  name: 'company',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: CompanyIcon },
  list: withTexts(['company', 'moderation'], async () => (await import('./CompanyPage.tsx')).CompanyPage),
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
  list: withTexts(['company'], async () => (await import('./WelcomePage.tsx')).WelcomePage),
})
