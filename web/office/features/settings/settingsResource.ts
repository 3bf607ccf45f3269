import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const settingsResource = defineResource({
  name: 'settings',
  access: { as: 'provider' },
  label: 'settings.title',
  menu: { group: 'account', Icon: SettingsIcon, short: 'settings.short' },
  changedBy: ['AccentChosen', 'SubscriptionEnded', 'SubscriptionStarted', 'TextMessagePreferenceChanged'],
  list: lazily(async () => (await import('./SettingsPage.tsx')).SettingsPage),
})
