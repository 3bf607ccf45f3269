import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { queryKeys } from '../../api/queryKeys.ts'

const parameter = 'planner'

/** What is as old as this is read again. */
const longAgo = 1

interface OpenedHere {
  readonly openedProfile?: boolean
  readonly openedFrom?: ViewSource
}

/**
 * Which profile is open, as the address says: the browser's back closes it, a reload shows it again, and the page below keeps its own place
 * in the history.
 */
export function useProfileAddress() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: OpenedHere | null }
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  return {
    publicId: search.get(parameter),
    from: state?.openedFrom ?? 'direct',
    open: (provider: Prestataire, from: ViewSource) => {
      // What the card knows is shown until the profile has been read; it may not be public any more.
      const key = queryKeys.planner(provider.publicId, i18n.language)
      if (queries.getQueryData(key) === undefined) queries.setQueryData(key, provider, { updatedAt: longAgo })
      else void queries.invalidateQueries({ queryKey: key, refetchType: 'none' })
      void navigate(`${pathname}?${parameter}=${encodeURIComponent(provider.publicId)}`, {
        state: { ...state, openedProfile: true, openedFrom: from },
      })
    },
    close: () => {
      if (state?.openedProfile) void navigate(-1)
      else void navigate(pathname, { replace: true, state })
    },
  }
}
