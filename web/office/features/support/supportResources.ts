import SupportIcon from '@mui/icons-material/SupportAgentOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

const access = { as: 'provider' } as const

/** The support form and the messages sent. */
export const supportResources = [
  defineResource({
    name: 'support',
    access,
    label: 'support.title',
    menu: { group: 'account', Icon: SupportIcon },
    list: lazily(async () => (await import('./SupportPage.tsx')).SupportPage),
    changedBy: ['EmailConfirmed', 'LoginEmailChanged', 'SubscriptionEnded', 'SubscriptionStarted'],
  }),
  defineResource({ name: 'supportMessages', access, label: 'supportMessages.title', changedBy: ['SupportMessageSent'] }),
]
