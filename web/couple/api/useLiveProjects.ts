import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../shared/api/liveEvents.ts'
import { readAgain } from '../../shared/api/readAgain.ts'
import { useApi } from './ApiProvider.tsx'
import { coupleKeys } from './queryKeys.ts'

/** Refetches the projects when something happened to one of them, e.g. a planner opened a request. */
export function useLiveProjects(): void {
  const { position } = useApi()
  const queries = useQueryClient()
  const readProjects = () => void readAgain(queries, { queryKey: coupleKeys.projects })
  // A refetch renews an expired session, so that the live connection can be opened again.
  useLiveEvents(position, { onChange: readProjects, onReady: readProjects, onRefused: readProjects })
}
