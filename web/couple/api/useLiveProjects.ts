import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../shared/api/liveEvents.ts'
import { readAgain } from '../../shared/api/readAgain.ts'
import { useApi } from './ApiProvider.tsx'
import { coupleKeys } from './queryKeys.ts'

/** Reads the projects again whenever something happened to one of them, e.g. a planner opened a request. */
export function useLiveProjects(): void {
  const { position } = useApi()
  const queries = useQueryClient()
  const readProjects = () => void readAgain(queries, { queryKey: coupleKeys.projects })
  // Reading renews a session that has run out, so that the line can be opened again.
  useLiveEvents(position, { onChange: readProjects, onReady: readProjects, onRefused: readProjects })
}
