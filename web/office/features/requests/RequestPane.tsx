import Button from '@mui/material/Button'
import { HttpError } from 'react-admin'
import { Link } from 'react-router'
import { useRecord } from '../../api/useRecord.ts'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { OpenRequest } from './OpenRequest.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'

interface RequestPaneProps {
  readonly id: string
  /** The list stands beside it. */
  readonly wide: boolean
}

/** The request of an address, in whatever state its reading is. */
export function RequestPane({ id, wide }: RequestPaneProps) {
  const t = useText()
  const { data: request, error, refetch } = useRecord('requests', id, { retry: false })
  if (request) return <OpenRequest key={id} request={request} wide={wide} />
  if (!error) return <RequestSkeleton />
  // An id that is none at all is refused as malformed; to a person it is the same.
  if (error instanceof HttpError && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <PageTitle title={t('layout.notFound.title')} />
        <StateMessage alert title={t('requests.detail.notFound')}>
          <Button component={Link} to="/requests" variant="outlined">
            {t('requests.detail.back')}
          </Button>
        </StateMessage>
      </>
    )
  }
  return <LoadError title={t('requests.detail.failed')} error={error} onRetry={() => void refetch()} />
}
