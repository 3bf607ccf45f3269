import { useCreatePath, useResourceContext, useResourceDefinition } from 'react-admin'
import { type Path, useLocation } from 'react-router'

/** The list that the record is of, with the page and the filters that the record's address kept; undefined where there is none. */
export function useListPath(): Partial<Path> | undefined {
  const resource = useResourceContext()
  const { hasList } = useResourceDefinition()
  const createPath = useCreatePath()
  const { search } = useLocation()
  return resource !== undefined && hasList ? { pathname: createPath({ resource, type: 'list' }), search } : undefined
}
