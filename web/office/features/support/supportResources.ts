import SupportIcon from '@mui/icons-material/SupportAgentOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

const access = { as: 'provider' } as const

/** The support form and the messages sent. */
export const supportResources = [
  defineResource({
    name: 'support',
    access,
    menu: { group: 'account', Icon: SupportIcon },
    list: withTexts(['support', 'supportMessages'], async () => (await import('./SupportPage.tsx')).SupportPage),
    changedBy: ['EmailConfirmed', 'LoginEmailChanged', 'SubscriptionEnded', 'SubscriptionStarted'],
  }),
  defineResource({ name: 'supportMessages', access, changedBy: ['SupportMessageSent'] }),
]
