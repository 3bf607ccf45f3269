import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../api/useErrorText.ts'
import { ProfileSection } from './ProfileSection.tsx'
import { useDataExport } from './useDataExport.ts'

/** Downloads everything that is stored about the couple. */
export function DataExport() {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { mutate, isPending, data: name, error } = useDataExport()
  return (
    <ProfileSection title={t('export.title')} introduction={t('export.introduction')}>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => mutate()} loading={isPending} loadingPosition="start">
        {isPending ? t('export.pending') : t('export.submit')}
      </Button>
      <Box aria-live="polite" sx={{ '& > *': { mt: 2, overflowWrap: 'anywhere' } }}>
        {name !== undefined && <Alert severity="success">{t('export.done', { name })}</Alert>}
        {error && <Alert severity="error">{t('export.failed', { error: errorText(error) })}</Alert>}
      </Box>
    </ProfileSection>
  )
}
