import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { focusPage } from '../../kit/page/focusPage.ts'

interface FailedMailsProps {
  readonly email: string
  /** ISO time. */
  readonly since: string
}

/** Says that mails to the login e-mail fail. The address can be changed in the form below, or tried again. Rule NOT-4. */
export function FailedMails({ email, since }: FailedMailsProps) {
  const t = useText()
  const { dayOf } = useFormat()
  const tryAgain = useCommand('account', 'try-mail', { id: ownRecord, done: 'account.mails.done', onDone: focusPage })
  return (
    <Alert severity="error" role="note" sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('account.mails.failed', { email, day: dayOf(since) })}</AlertTitle>
      <Box component="p" sx={{ m: 0 }}>
        {t('account.mails.advice')}
      </Box>
      <Button variant="outlined" color="inherit" sx={{ mt: 2 }} loading={tryAgain.isPending} onClick={() => tryAgain.mutate()}>
        {t('account.mails.tryAgain')}
      </Button>
      {tryAgain.isError && (
        <Box component="p" role="alert" sx={{ m: 0, mt: 1 }}>
          {t('account.mails.notTried')}
        </Box>
      )}
    </Alert>
  )
}
