import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { useLocation } from 'react-router'

/**
 * Where a record has a page of its own; undefined where records of this resource have none.
 * @param keepsList the address keeps the list's page and filters, for the way back to it
 */
export function useRecordPath(keepsList: boolean): ((record: RaRecord) => string) | undefined {
  const { hasShow, hasEdit } = useResourceDefinition()
  const resource = useResourceContext()
  const createPath = useCreatePath()
  const { search } = useLocation()
  const type = hasShow ? 'show' : hasEdit ? 'edit' : undefined
  if (type === undefined || resource === undefined) return undefined
  return ({ id }) => `${createPath({ resource, id, type })}${keepsList ? search : ''}`
}
