import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PinnedActions } from '../../../layout/PinnedActions.tsx'
import type { ProviderSearch } from '../../../providers/providerSearch.ts'
import { SearchForm } from '../../../providers/SearchForm.tsx'
import type { WizardRecord } from '../draft/wizardRecord.ts'

interface ConfirmationStepProps {
  readonly sent: WizardRecord['sent']
  readonly onSearch: (search: ProviderSearch) => void
  readonly onFinish: () => void
}

/** Step 5: confirms what was sent, and links to the project. */
export function ConfirmationStep({ sent, onSearch, onFinish }: ConfirmationStepProps) {
  const { t } = useTranslation('wizard')
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, flex: 1 }}>
      {sent && (
        <Alert severity="success">
          {t('confirmation.sent', { count: sent.contacted.length })} {t('confirmation.next')}
        </Alert>
      )}
      {sent && sent.failed > 0 && <Alert severity="warning">{t('confirmation.failed', { count: sent.failed })}</Alert>}
      <Card component="section" aria-labelledby="more" sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
        <Typography id="more" variant="h3" component="h2" gutterBottom>
          {t('confirmation.more')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('confirmation.moreHint')}
        </Typography>
        <SearchForm initial={undefined} onSearch={onSearch} onClear={() => {}} />
      </Card>
      <PinnedActions main="end">
        <Button variant="contained" size="large" onClick={onFinish}>
          {t('actions.finish')}
        </Button>
      </PinnedActions>
    </Box>
  )
}
