import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetCoupleQueries } from '../api/coupleKeys.ts'
import { forgetTyped } from '../typed/useKeptText.ts'
import { clearPreloadIntent } from './preloadIntent.ts'
import { clearSelectedProject } from './selectedProject.ts'
import { meKey } from './useMe.ts'

/** What follows when the couple itself ended its session: what was read in it is forgotten, and the way leads to the start. */
export function useLeave() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    clearSelectedProject()
    clearPreloadIntent()
    forgetCoupleQueries(queries)
    forgetTyped()
    queries.setQueryData(meKey, null)
    await navigate('/')
  }
}
