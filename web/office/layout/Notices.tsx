import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useEffect, useState } from 'react'
import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin'
import { useText } from '../i18n/useText.ts'

const shownMs = 6_000

/** What `useNotify` says, one after the other. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const [current, setCurrent] = useState<NotificationPayload>()
  const translate = useTranslate()
  const t = useText()
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- react-admin's queue gives a notice once, so it is taken here
    if (!current && notifications.length > 0) setCurrent(takeNotification() ?? undefined)
  }, [current, notifications, takeNotification])
  if (!current) return null
  const { message, type, notificationOptions } = current
  const close = () => setCurrent(undefined)
  return (
    <Snackbar
      open
      autoHideDuration={shownMs}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: { xs: 8, md: 0 } }}
    >
      <Alert severity={type} onClose={close} closeText={t('layout.close')} elevation={1}>
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs as object) : message}
      </Alert>
    </Snackbar>
  )
}
