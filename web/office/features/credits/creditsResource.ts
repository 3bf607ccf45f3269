import TollIcon from '@mui/icons-material/TollOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { lazyPage } from '../../kit/page/lazyPage.tsx'

export const creditsResource = defineResource({
  name: 'credits',
  access: { as: 'provider' },
  label: 'credits.title',
  menu: { group: 'account', Icon: TollIcon },
  list: lazyPage(async () => (await import('./CreditsPage.tsx')).CreditsPage),
  changedBy: ['CreditReturned', 'CreditsCorrected', 'RequestUnlocked', 'WelcomeCreditGranted'],
})
