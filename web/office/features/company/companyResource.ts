import CompanyIcon from '@mui/icons-material/StorefrontOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { lazyPage } from '../../kit/page/lazyPage.tsx'

/** The company: who it is, where it sits, and its number. */
export const companyResource = defineResource({
  name: 'company',
  access: { as: 'provider' },
  label: 'company.title',
  menu: { group: 'offer', Icon: CompanyIcon },
  list: lazyPage(async () => (await import('./CompanyPage.tsx')).CompanyPage),
  changedBy: ['CompanyDescribed', 'CompanyNumberChecked', 'CompanyNumberGiven'],
})
