import PersonIcon from '@mui/icons-material/ManageAccountsOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

const access = { as: 'provider' } as const

/** My account, and the lists on it. */
export const accountResources = [
  defineResource({
    name: 'account',
    access,
    label: 'account.title',
    menu: { group: 'account', Icon: PersonIcon, short: 'account.short' },
    list: lazily(async () => (await import('./AccountPage.tsx')).AccountPage),
    changedBy: ['LanguageChosen', 'LoginEmailChangeAsked', 'LoginEmailChanged', 'MailBounced', 'MailTriedAgain', 'PersonalDataChanged'],
  }),
  defineResource({ name: 'sessions', access, label: 'account.sessions.title', changedBy: ['LoginEmailChanged', 'PasswordChanged'] }),
  defineResource({
    name: 'history',
    access,
    label: 'account.history.title',
    changedBy: [
      'CompanyDescribed',
      'CompanyNumberChecked',
      'CompanyNumberGiven',
      'CompanyNumberTaken',
      'LanguageChosen',
      'LoginEmailChanged',
      'MailBounced',
      'MailComplained',
      'MailTriedAgain',
      'PasswordChanged',
      'ProfilePartApproved',
      'ProfilePartRejected',
      'PersonalDataChanged',
      'SubscriptionEnded',
      'SubscriptionStarted',
      'VatNumberGiven',
    ],
  }),
]
