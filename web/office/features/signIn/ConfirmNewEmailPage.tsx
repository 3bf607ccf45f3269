import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { officeEntrances } from '../../../../src/api/schemas/pagePaths.ts'
import { useApi } from '../../api/ApiContext.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { readLinkToken } from './readLinkToken.ts'

/** Permanent errors of the link: used, replaced or expired, or the e-mail belongs to somebody else. */
const final = [404, 409, 410]

/** /office/confirm-new-email#…: changes the login e-mail, on any device, with or without a session. Rule ACC-6. */
export function ConfirmNewEmailPage() {
  const t = useText()
  const api = useApi()
  const translate = useTranslate()
  const [token] = useState(readLinkToken)
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.newEmail(token),
    // Runs as a query: a retry continues where the failed attempt ended.
    queryFn: async () => {
      try {
        return await api.ofSide('provider').post('/email/confirm-new', { body: { token }, withoutSession: true })
      } catch (failure) {
        throw toHttpError(failure)
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isFinal = error instanceof HttpError && final.includes(error.status)
  return (
    <EntranceLayout title={t('signIn.confirmNew.title')} heading={t(data ? 'signIn.confirmNew.done' : 'signIn.confirmNew.title')}>
      {!data && !error && <SkeletonLines />}
      {data && (
        <Alert severity="success" role="status" sx={{ mb: 3 }}>
          {t('signIn.confirmNew.doneText')}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {translate(error.message)}
        </Alert>
      )}
      {data && !data.signedIn && (
        <Button variant="contained" component={Link} to={officeEntrances.signIn}>
          {t('signIn.confirmNew.signIn')}
        </Button>
      )}
      {(data?.signedIn || isFinal) && (
        <Button variant="contained" component={Link} to="/">
          {t('signIn.confirm.goOn')}
        </Button>
      )}
      {error && !isFinal && (
        <Button variant="contained" onClick={() => void refetch()}>
          {t('layout.retry')}
        </Button>
      )}
    </EntranceLayout>
  )
}
