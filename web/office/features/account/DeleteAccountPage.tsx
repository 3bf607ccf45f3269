import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { officeEntrances, officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { useApi } from '../../api/ApiContext.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { toHttpError } from '../../api/toHttpError.ts'
import { EntranceLayout } from '../../entrance/EntranceLayout.tsx'
import { useText } from '../../i18n/useText.ts'
import { dropAllDrafts } from '../../kit/form/drafts.ts'
import { SkeletonLines } from '../../kit/page/SkeletonLines.tsx'
import { DeleteAccountForm } from './DeleteAccountForm.tsx'
import { type Certificate, DeletionCertificate } from './DeletionCertificate.tsx'
import { LossList } from './LossList.tsx'

/**
 * /office/delete-account: what will be lost, then the form, then the certificate. It is outside the office's frame, which needs the
 * session that ends here. Rule ACC-8.
 */
export function DeleteAccountPage() {
  const t = useText()
  const translate = useTranslate()
  const api = useApi()
  const queries = useQueryClient()
  const [certificate, setCertificate] = useState<Certificate>()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.accountDeletion,
    queryFn: async () => {
      try {
        return await api.ofSide('provider').get('/deletion')
      } catch (failure) {
        throw toHttpError(failure)
      }
    },
    retry: false,
    // Not refetched, because the session may have ended by then.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isSignedOut = error instanceof HttpError && error.status === 401

  function end(given: Certificate) {
    setCertificate(given)
    api.forgetSession()
    dropAllDrafts()
    queries.clear()
  }

  if (certificate) {
    return (
      <EntranceLayout title={t('deletion.done')} heading={t('deletion.done')} intro={t('deletion.doneIntro')} hasTestimonials={false}>
        <DeletionCertificate certificate={certificate} />
      </EntranceLayout>
    )
  }
  return (
    <EntranceLayout title={t('deletion.title')} heading={t('deletion.title')} intro={t('deletion.intro')} hasTestimonials={false}>
      {data && (
        <>
          <LossList deletion={data} />
          <DeleteAccountForm onDeleted={end} />
          <Button component={Link} to={officePage('account')} color="inherit" sx={{ mt: 1 }}>
            {t('deletion.stay')}
          </Button>
        </>
      )}
      {!data && !error && <SkeletonLines />}
      {error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {isSignedOut ? t('deletion.signInFirst') : translate(error.message)}
        </Alert>
      )}
      <Box>
        {isSignedOut && (
          <Button variant="contained" component={Link} to={officeEntrances.signIn}>
            {t('signIn.confirmNew.signIn')}
          </Button>
        )}
        {error && !isSignedOut && (
          <Button variant="contained" onClick={() => void refetch()}>
            {t('layout.retry')}
          </Button>
        )}
      </Box>
    </EntranceLayout>
  )
}
