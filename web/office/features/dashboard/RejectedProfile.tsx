import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { focusPage } from '../../kit/page/focusPage.ts'

interface RejectedProfileProps {
  readonly rejection: NonNullable<RecordOf<'dashboard'>['rejection']>
  /** Refetches the dashboard. */
  readonly onChange: () => Promise<unknown>
}

/** Why the profile was rejected, where to change it, and a button to submit it again. Rule MOD-2. */
export function RejectedProfile({ rejection: { reason, note }, onChange }: RejectedProfileProps) {
  const t = useText()
  const submit = useCommand('profile', 'submit-again', {
    id: ownRecord,
    done: 'dashboard.rejected.done',
    onDone: focusPage,
    carryOut: async (act) => {
      await act()
      await onChange()
    },
  })
  return (
    <Alert severity="error" role="note" sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>{t('dashboard.rejected.title')}</AlertTitle>
      <Box component="p" sx={{ m: 0 }}>
        {t(`dashboard.rejected.reasons.${reason}`)}
      </Box>
      {note !== '' && (
        <Box component="p" sx={{ m: 0, mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('dashboard.rejected.note')} {note}
        </Box>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          component={Link}
          to={officePage(reason === 'unsuitable_pictures' ? 'photos' : 'company')}
        >
          {t('dashboard.rejected.change')}
        </Button>
        <Button variant="contained" loading={submit.isPending} onClick={() => submit.mutate()}>
          {t('dashboard.rejected.submit')}
        </Button>
      </Box>
      {submit.isError && (
        <Box component="p" role="alert" sx={{ m: 0, mt: 1 }}>
          {t('dashboard.rejected.failed')}
        </Box>
      )}
    </Alert>
  )
}
