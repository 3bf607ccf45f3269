import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useState } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { useText } from '../i18n/useText.ts'

const shownMs = 6_000
/** Placed so that on a phone a notice does not cover the save button of a long form. */
const abovePinned = 22

/** Shows the messages of `useNotify` one after the other. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext()
  const [closed, setClosed] = useState(0)
  const translate = useTranslate()
  const t = useText()
  const [current] = notifications
  if (!current) return null
  const { message, type, notificationOptions } = current
  const close = () => {
    takeNotification()
    setClosed(closed + 1)
  }
  return (
    <Snackbar
      // A key for each notice, so that each has its own timeout.
      key={closed}
      open
      autoHideDuration={shownMs}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: { xs: 8, md: 0 }, 'body:has([data-pinned]) &': { mb: { xs: abovePinned, sm: 8, md: 0 } } }}
    >
      <Alert
        severity={type}
        onClose={close}
        closeText={t('layout.close')}
        elevation={1}
        sx={{ flexWrap: 'nowrap', '& .MuiAlert-message': { flex: '1 1 auto', minWidth: 0 } }}
      >
        {typeof message === 'string' ? translate(message, notificationOptions?.messageArgs as object) : message}
      </Alert>
    </Snackbar>
  )
}
