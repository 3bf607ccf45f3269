import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../api/useErrorText.ts'
import { TitledDialog } from '../../../layout/TitledDialog.tsx'
import { StackedActions } from './StackedActions.tsx'
import { useDeleteAccount } from './useDeleteAccount.ts'

/** Explains what deleting the account does. The button is enabled by a checkbox. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const [isUnderstood, setUnderstood] = useState(false)
  const { mutate, isPending, error } = useDeleteAccount()
  return (
    <TitledDialog title={t('profile:deletion.question')} isPending={isPending} onClose={onClose}>
      <DialogContent>
        <Box component="ul" sx={{ mt: 0, mb: 2, pl: 2.5, '& > li + li': { mt: 1 } }}>
          <li>{t('profile:deletion.projects')}</li>
          <li>{t('profile:deletion.providers')}</li>
          <li>{t('profile:deletion.data')}</li>
        </Box>
        <Typography sx={{ fontWeight: 600, mb: 2 }}>{t('profile:deletion.final')}</Typography>
        <FormControlLabel
          control={<Checkbox color="error" checked={isUnderstood} onChange={(_, checked) => setUnderstood(checked)} disabled={isPending} />}
          label={t('profile:deletion.understood')}
        />
      </DialogContent>
      {error && (
        <Alert severity="error" sx={{ mx: 3, mt: 1, mb: 2 }}>
          {t('profile:deletion.failed', { error: errorText(error) })}
        </Alert>
      )}
      <StackedActions>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={() => mutate()} disabled={!isUnderstood} loading={isPending}>
          {t('profile:deletion.open')}
        </Button>
      </StackedActions>
    </TitledDialog>
  )
}
