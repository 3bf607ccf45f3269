import Alert from '@mui/material/Alert'
import type { Settings } from '../../../../src/api/schemas/pro/settingsSchemas.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { KindSwitch } from './KindSwitch.tsx'
import { useSettingSwitches } from './useSettingSwitches.ts'

/** The kinds of mail that can be turned off. Each choice is saved at once. */
export function NotificationSwitches({ notifications }: Pick<Settings, 'notifications'>) {
  const t = useText()
  const call = useSideCall()
  const { shown, choose, error } = useSettingSwitches(notifications, ({ kind, wanted }) =>
    call((side) => side.put('/settings/notifications/:kind', { params: { kind }, body: { wanted } })),
  )
  return (
    <>
      {shown.map((each) => (
        <KindSwitch
          key={each.kind}
          label={t(`settings.notifications.kind.${each.kind}.label`)}
          hint={t(`settings.notifications.kind.${each.kind}.hint`)}
          wanted={each.wanted}
          onChange={(wanted) => choose({ ...each, wanted })}
        />
      ))}
      {error && <Alert severity="error">{t('kit.saveFailed')}</Alert>}
    </>
  )
}
