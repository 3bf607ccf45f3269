import type { ReactNode } from 'react'
import { ListBase } from 'react-admin'

interface NewestFirstProps {
  readonly resource: string
  /** The field that tells when. */
  readonly by: string
  readonly children: ReactNode
}

/** What is within says itself when the list cannot be loaded. */
const quiet = { onError: () => {} }

/** A list of the API for what is within, newest first until it is sorted otherwise; nothing of it is kept from one visit to the next. */
export function NewestFirst({ resource, by, children }: NewestFirstProps) {
  return (
    <ListBase
      resource={resource}
      sort={{ field: by, order: 'DESC' }}
      perPage={25}
      storeKey={false}
      exporter={false}
      queryOptions={quiet}
      disableAuthentication
    >
      {children}
    </ListBase>
  )
}
