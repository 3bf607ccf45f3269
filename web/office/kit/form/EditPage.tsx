import type { ReactNode } from 'react'
import { EditBase, type Identifier, useEditContext } from 'react-admin'
import { useStrictUpdate } from '../../api/useStrictProvider.ts'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { LoadError } from '../page/LoadError.tsx'
import { Page } from '../page/Page.tsx'
import { SkeletonLines } from '../page/SkeletonLines.tsx'

interface EditPageProps {
  /** `ownRecord` for a resource of which each person has one record, e.g. its account. Default: the id in the URL. */
  readonly id?: Identifier
  readonly actions?: ReactNode
  /** The form (`RecordForm`) and what surrounds it; rendered once the record is loaded. */
  readonly children: ReactNode
}

/** No notification: the page shows the error itself. */
const quiet = { onError: () => {} }

/**
 * The page that edits a record, with its loading and error states. Its texts are the resource's `title`, `intro` (optional), `failed`,
 * `fields.<source>`.
 */
export function EditPage({ actions, ...record }: EditPageProps) {
  const text = useResourceTexts()
  return (
    <Page title={text('title')} intro={text('intro', { _: '' })} actions={actions}>
      <EditRecord {...record} />
    </Page>
  )
}

/** Edits a record on a page that shows other things too. */
export function EditRecord({ id, children }: Omit<EditPageProps, 'actions'>) {
  const mutationFn = useStrictUpdate()
  return (
    <EditBase
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ mutationFn }}
      redirect={false}
      redirectOnError={false}
      queryOptions={quiet}
    >
      <EditContent>{children}</EditContent>
    </EditBase>
  )
}

function EditContent({ children }: { readonly children: ReactNode }) {
  const text = useResourceTexts()
  const { record, error, isFetching, refetch } = useEditContext()
  if (record) return children
  if (error && !isFetching) return <LoadError title={text('failed')} error={error} onRetry={() => void refetch()} />
  return <SkeletonLines count={6} height={56} />
}
