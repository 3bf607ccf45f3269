import type { ReactNode } from 'react'
import { EditBase, type Identifier, useEditContext } from 'react-admin'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { LoadError } from '../page/LoadError.tsx'
import { Page } from '../page/Page.tsx'
import { SkeletonLines } from '../page/SkeletonLines.tsx'

interface EditPageProps {
  /** `ownRecord`: the one record that a person has, e.g. its account. Default: the id in the address. */
  readonly id?: Identifier
  readonly actions?: ReactNode
  /** The form, by `RecordForm`, and what stands around it; rendered once the record is there. */
  readonly children: ReactNode
}

/** The page says itself that it cannot be loaded. */
const quiet = { onError: () => {} }

/**
 * The page on which a record is changed: title, form, and its states. Its texts are those of the resource: `title`, `intro` (may be left out),
 * `failed`, `fields.<source>`.
 */
export function EditPage({ actions, ...record }: EditPageProps) {
  const text = useResourceTexts()
  return (
    <Page title={text('title')} intro={text('intro', { _: '' })} actions={actions}>
      <EditRecord {...record} />
    </Page>
  )
}

/** A record to be changed on a page that shows other things too. */
export function EditRecord({ id, children }: Omit<EditPageProps, 'actions'>) {
  return (
    <EditBase id={id} mutationMode="pessimistic" redirect={false} redirectOnError={false} queryOptions={quiet}>
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
