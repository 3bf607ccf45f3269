import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../shared/api/liveEvents.ts'
import { useApi } from './ApiProvider.tsx'
import { coupleKeys } from './queryKeys.ts'

/** Reads the projects again whenever something happened to one of them, e.g. a planner opened a request. */
export function useLiveProjects(): void {
  const { position } = useApi()
  const queries = useQueryClient()
  const readAgain = () => void queries.invalidateQueries({ queryKey: coupleKeys.projects })
  // Reading renews a session that has run out, so that the line can be opened again.
  useLiveEvents(position, { onChange: readAgain, onReady: readAgain, onRefused: readAgain })
}
