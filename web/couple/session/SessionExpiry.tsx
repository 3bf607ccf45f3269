import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionExpired } from '../api/coupleApi.ts'
import { meKey } from './useMe.ts'

/** Says that the session is over and takes the person for a visitor from then on; what was typed stays on the device. */
export function SessionExpiry() {
  const { t } = useTranslation('layout')
  const queries = useQueryClient()
  const [shown, show] = useState(false)
  useEffect(() => {
    const expire = () => {
      show(true)
      queries.setQueryData(meKey, null)
    }
    window.addEventListener(sessionExpired, expire)
    return () => window.removeEventListener(sessionExpired, expire)
  }, [queries])
  return (
    <Snackbar open={shown} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity="warning" onClose={() => show(false)}>
        {t('sessionExpired')}
      </Alert>
    </Snackbar>
  )
}
