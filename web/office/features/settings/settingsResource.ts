import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const settingsResource = defineResource({
  name: 'settings',
  access: { as: 'provider' },
  menu: { group: 'account', Icon: SettingsIcon, short: 'layout.short.settings' },
  changedBy: ['AccentChosen', 'SubscriptionEnded', 'SubscriptionStarted', 'TextMessagePreferenceChanged'],
  list: withTexts(['settings'], async () => (await import('./SettingsPage.tsx')).SettingsPage),
})
