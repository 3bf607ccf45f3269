import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { Notification } from '../../../../../src/api/schemas/couple/notifications.ts'
import { touchTarget } from '../../../../shared/theme/tokens.ts'
import { useSwitches } from '../../../../shared/useSwitches.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useChangeNotification, useNotifications } from './useNotifications.ts'

/** Which mails the couple gets. Each choice is saved at once. */
export function Notifications() {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const { data, error, refetch } = useNotifications()
  return (
    <ProfileSection title={t('profile:notifications.title')} introduction={t('profile:notifications.introduction')}>
      {error && (
        <Alert severity="error" sx={{ mb: data ? 2 : 0 }} action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}>
          {t('profile:notifications.failed', { error: errorText(error) })}
        </Alert>
      )}
      {data ? <Switches notifications={data} /> : !error && <Skeleton variant="rounded" height={3 * touchTarget} />}
    </ProfileSection>
  )
}

function Switches({ notifications }: { readonly notifications: readonly Notification[] }) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { shown, choose, error } = useSwitches(notifications, useChangeNotification())
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {shown.map(({ kind, wanted }) => (
          <FormControlLabel
            key={kind}
            control={<Switch checked={wanted} onChange={(_, checked) => choose({ kind, wanted: checked })} />}
            label={t(`notifications.kind.${kind}`)}
            sx={{ minHeight: touchTarget, mr: 0 }}
          />
        ))}
      </Box>
      <Box aria-live="polite">
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('notifications.notSaved', { error: errorText(error) })}
          </Alert>
        )}
      </Box>
    </>
  )
}
