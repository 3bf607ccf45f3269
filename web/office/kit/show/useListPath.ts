import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { type Path, useLocation } from 'react-router'

/** The path of the record's list, with the page and filters kept in the record's URL; undefined where there is no list. */
export function useListPath(): Partial<Path> | undefined {
  const resource = useResourceContext()
  const { hasList } = useResourceDefinition()
  const createPath = useCreatePath()
  const { search } = useLocation()
  return resource !== undefined && hasList ? { pathname: createPath({ resource, type: 'list' }), search } : undefined
}
