import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'

interface SendActionProps {
  readonly provider: Pick<Prestataire, 'name'>
  readonly contacted: boolean
  readonly onWrite: () => void
}

/** The contact button of a provider, or that it was contacted. */
export function SendAction({ provider, contacted, onWrite }: SendActionProps) {
  const { t } = useTranslation('project')
  return contacted ? (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, ml: 'auto', fontWeight: 600, color: 'success.main' }}>
      <CheckCircleOutlineIcon fontSize="small" aria-hidden />
      {t('send.contacted')}
    </Box>
  ) : (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-label={t('send.openFor', { name: provider.name })}
      onClick={onWrite}
      sx={{ flex: 1, px: 1.5 }}
    >
      {t('send.open')}
    </Button>
  )
}
