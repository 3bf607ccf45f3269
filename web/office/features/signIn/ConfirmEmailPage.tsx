import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useApi } from '../../api/ApiContext.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { readLinkToken } from './readLinkToken.ts'

/** /office/confirm-email#…: confirms the login e-mail, on any device, with or without a session. Rule REG-8. */
export function ConfirmEmailPage() {
  const t = useText()
  const api = useApi()
  const [token] = useState(readLinkToken)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.confirmation(token),
    // Confirming twice succeeds, so it can run as a query.
    queryFn: async () => {
      try {
        return await api.ofSide('provider').post('/email/confirm', { body: { token }, withoutSession: true })
      } catch (failure) {
        throw toHttpError(failure)
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <EntranceLayout title={t('signIn.confirm.title')} heading={t(data ? 'signIn.confirm.done' : 'signIn.confirm.title')}>
      {data ? (
        <>
          <Alert severity="success" role="status" sx={{ mb: 3 }}>
            {t('signIn.confirm.doneText')}
          </Alert>
          <Button variant="contained" component={Link} to="/">
            {t('signIn.confirm.goOn')}
          </Button>
        </>
      ) : error ? (
        <Refused error={error} token={token} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines />
      )}
    </EntranceLayout>
  )
}

/** An expired link can be exchanged for a new one, which is mailed to its owner. A forged link cannot. */
function Refused({ error, token, onRetry }: { readonly error: Error; readonly token: string; readonly onRetry: () => void }) {
  const t = useText()
  const api = useApi()
  const translate = useTranslate()
  const status = error instanceof HttpError ? error.status : 0
  const again = useMutation({
    mutationFn: () =>
      api.ofSide('provider').post('/email/ask-confirmation', { body: { token }, withoutSession: true }).catch(throwHttpError),
  })
  if (again.isSuccess) {
    return (
      <Alert severity="success" role="status">
        {t('layout.confirmationSent')}
      </Alert>
    )
  }
  return (
    <>
      <Alert severity="error" sx={{ mb: 3 }}>
        {translate(again.error?.message ?? error.message)}
      </Alert>
      {status === 410 && (
        <Button variant="contained" loading={again.isPending} onClick={() => again.mutate()}>
          {t('signIn.confirm.again')}
        </Button>
      )}
      {status === 404 && (
        <>
          <Typography sx={{ mb: 3 }}>{t('signIn.confirm.howAgain')}</Typography>
          <Button variant="contained" component={Link} to="/">
            {t('signIn.confirm.goOn')}
          </Button>
        </>
      )}
      {status !== 410 && status !== 404 && (
        <Button variant="contained" onClick={onRetry}>
          {t('layout.retry')}
        </Button>
      )}
    </>
  )
}

function throwHttpError(failure: unknown): never {
  throw toHttpError(failure)
}
