import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { Link as RouterLink } from 'react-router'

/** Which page of its own a record of this resource has. */
export function useRecordPage(): 'show' | 'edit' | undefined {
  const { hasShow, hasEdit } = useResourceDefinition()
  if (hasShow) return 'show'
  return hasEdit ? 'edit' : undefined
}

/** Leads to a record's own page, also by keyboard; where it has none, its content alone. */
export function RecordLink({ record, children }: { readonly record: RaRecord; readonly children: ReactNode }) {
  const page = useRecordPage()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  if (!page || resource === undefined) return children
  return (
    <Link component={RouterLink} to={createPath({ resource, id: record.id, type: page })} color="inherit" sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  )
}
