import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { ViewSource } from '../../../../src/domain/views.ts'
import { queryKeys } from '../../api/queryKeys.ts'

const parameter = 'planner'

/** Cached profiles older than this are refetched. */
const longAgo = 1

interface OpenedHere {
  readonly openedProfile?: boolean
  readonly openedFrom?: ViewSource
}

/** The open profile, kept in the URL: the back button closes it, a reload opens it again, and the page below keeps its history entry. */
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
      // Shows the card's data until the profile has loaded, because it may not be public any more.
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
