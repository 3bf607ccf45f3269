import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useErrorText } from '../../api/useErrorText.ts'

interface SaveFailureProps {
  readonly error: unknown
  /** Takes the project up as it stands now, where somebody else was faster. */
  readonly onReload: () => void
  readonly reloading: boolean
  readonly reloadError: unknown
}

/** Why the project was not saved; what another window or device has made of it meanwhile is never overwritten in silence. */
export function SaveFailure({ error, onReload, reloading, reloadError }: SaveFailureProps) {
  const { t } = useTranslation('wizard')
  const errorText = useErrorText()
  const alert = useRef<HTMLDivElement>(null)
  // The button that was pressed is pinned, wherever the page has been scrolled to.
  useEffect(() => {
    if (error) alert.current?.scrollIntoView({ block: 'center' })
  }, [error])
  const changed = error instanceof ApiError && error.status === 412
  return (
    <Alert
      ref={alert}
      severity={changed ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        changed && (
          <Button color="inherit" onClick={onReload} loading={reloading}>
            {t('editing.reload')}
          </Button>
        )
      }
    >
      {changed && t('editing.changedMeanwhile')}
      {changed && reloadError !== null && ` ${errorText(reloadError)}`}
      {!changed && t('form.errors.api_error', { error: errorText(error) })}
    </Alert>
  )
}
