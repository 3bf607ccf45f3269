import { type RaRecord, useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { useLocation } from 'react-router'

/**
 * The path of a record's page; undefined where the resource has none.
 * @param keepsList the path keeps the list's page and filters, for the way back
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
