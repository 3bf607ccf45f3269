import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { ShowRecord } from '../../kit/show/ShowPage.tsx'
import { OpenRequest } from './OpenRequest.tsx'
import { RequestSkeleton } from './RequestSkeleton.tsx'

interface RequestPaneProps {
  readonly id: string
  /** True: the list is shown beside it. */
  readonly wide: boolean
}

/** The request that the URL names, with its loading and error states. */
export function RequestPane({ id, wide }: RequestPaneProps) {
  const t = useText()
  // Sets the document title also while the request is loading or missing.
  const loading = (
    <>
      <PageTitle title={t('pages.requests')} />
      <RequestSkeleton />
    </>
  )
  return (
    <ShowRecord<InboxRequest> id={id} loading={loading}>
      {(request) => <OpenRequest key={id} request={request} wide={wide} />}
    </ShowRecord>
  )
}
