import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Refused } from '../../api/refused.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { isChangedMeanwhile } from './useSaveProfile.ts'

interface SaveOutcomeProps {
  readonly error: unknown
  readonly saved: boolean
  readonly onReadAgain: () => void
}

/** The outcome of saving. Errors of single fields are shown at the fields. */
export function SaveOutcome({ error, saved, onReadAgain }: SaveOutcomeProps) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const changed = isChangedMeanwhile(error)
  const failed = error !== null && !(error instanceof Refused && error.fields.length > 0)
  return (
    <Box aria-live="polite" sx={{ '& > *': { mt: 3 } }}>
      {saved && <Alert severity="success">{t('saved')}</Alert>}
      {failed && (
        <Alert
          severity="error"
          action={
            changed && (
              <Button color="inherit" size="small" onClick={onReadAgain}>
                {t('readAgain')}
              </Button>
            )
          }
        >
          {changed ? t('changedMeanwhile') : t('failed', { error: errorText(error) })}
        </Alert>
      )}
    </Box>
  )
}
