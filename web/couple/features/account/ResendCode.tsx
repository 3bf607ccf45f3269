import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { useErrorText } from '../../api/useErrorText.ts'
import type { SignInProgress } from './signInProgress.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'

interface ResendCodeProps {
  readonly progress: SignInProgress
  readonly onResent: () => void
}

/** Requests another code, after a pause and as often as the rules allow. */
export function ResendCode({ progress: { phone, sentAt, resends }, onResent }: ResendCodeProps) {
  const { t } = useTranslation('account')
  const api = useApi()
  const track = useTrack()
  const errorText = useErrorText()
  const { secondsBetweenSends, sendsPerHour } = usePublicRules().phoneCode
  const seconds = useSecondsUntil(sentAt + secondsBetweenSends * 1000)
  const resend = useMutation({
    mutationFn: () => api.post('/api/project/check-phone', { body: { phone } }),
    onSuccess: () => {
      track({ name: 'code_resent', times: resends + 1 })
      onResent()
    },
  })
  if (resends >= sendsPerHour - 1) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {t('resend.noMore')}
      </Typography>
    )
  }
  return (
    <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums', mb: 1 }}>
        {seconds > 0 ? t('resend.wait', { count: seconds }) : t('resend.ready')}
      </Typography>
      <Button variant="outlined" disabled={seconds > 0} loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('resend.send')}
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {resend.isSuccess && seconds > 0 && t('resend.sent')}
      </Typography>
      {resend.isError && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('error', { error: errorText(resend.error) })}
        </Alert>
      )}
    </Box>
  )
}
