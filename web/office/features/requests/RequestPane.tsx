import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { PageTitle } from '../../kit/page/PageTitle.tsx'
import { ShowRecord } from '../../kit/show/ShowPage.tsx'
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
  // The window has a title while the request is read too, and while one that is missing is read again.
  const loading = (
    <>
      <PageTitle title={t('requests.title')} />
      <RequestSkeleton />
    </>
  )
  return (
    <ShowRecord<InboxRequest> id={id} loading={loading}>
      {(request) => <OpenRequest key={id} request={request} wide={wide} />}
    </ShowRecord>
  )
}
