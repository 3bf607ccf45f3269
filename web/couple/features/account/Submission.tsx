import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../api/useErrorText.ts'
import { ErrorNote } from '../../layout/ErrorNote.tsx'

interface SubmissionProps {
  readonly label: string
  readonly isPending: boolean
  /** The general error, unless a field shows one. */
  readonly error: Error | null
}

/** A form's submit button with the reason of a failed submit above it. */
export function Submission({ label, isPending, error }: SubmissionProps) {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  return (
    <>
      {error && <ErrorNote>{t('error', { error: errorText(error) })}</ErrorNote>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isPending}
        sx={{ mt: 3, width: { xs: '100%', sm: 'auto' }, minWidth: 240 }}
      >
        {label}
      </Button>
    </>
  )
}
