import type { InboxRequest } from '../../inbox/inboxRequest.ts'
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
  return (
    <ShowRecord<InboxRequest> id={id} loading={<RequestSkeleton />}>
      {(request) => <OpenRequest key={id} request={request} wide={wide} />}
    </ShowRecord>
  )
}
