import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../api/useErrorText.ts'
import { TitledDialog } from '../../../layout/TitledDialog.tsx'
import { StackedActions } from './StackedActions.tsx'
import { useAskDeletion } from './useAskDeletion.ts'

interface AskDeletionDialogProps {
  readonly requestId: string
  /** The provider's name. */
  readonly name: string
  readonly onClose: () => void
  readonly onAsked: () => void
}

/** Explains what happens when a provider is asked to delete contact data, and asks for confirmation. */
export function AskDeletionDialog({ requestId, name, onClose, onAsked }: AskDeletionDialogProps) {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const { mutate, isPending, error } = useAskDeletion(requestId)
  return (
    <TitledDialog title={t('profile:disclosures.ask.title', { name })} isPending={isPending} onClose={onClose}>
      <DialogContent>
        <Typography>{t('profile:disclosures.ask.text')}</Typography>
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('profile:disclosures.failed', { error: errorText(error) })}
          </Alert>
        )}
      </DialogContent>
      <StackedActions>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" onClick={() => mutate(undefined, { onSuccess: onAsked })} loading={isPending}>
          {t('profile:disclosures.ask.submit')}
        </Button>
      </StackedActions>
    </TitledDialog>
  )
}
