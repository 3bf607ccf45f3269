import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useErrorText } from '../../api/useErrorText.ts'

interface SaveFailureProps {
  readonly error: unknown
  /** Loads the project's current version after a conflict. */
  readonly onReload: () => void
  readonly reloading: boolean
  readonly reloadError: unknown
}

/** Explains why the project was not saved. A conflict never overwrites the other version silently. */
export function SaveFailure({ error, onReload, reloading, reloadError }: SaveFailureProps) {
  const { t } = useTranslation('wizard')
  const errorText = useErrorText()
  const alert = useRef<HTMLDivElement>(null)
  // The pressed button is pinned, so the message may be out of view.
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
