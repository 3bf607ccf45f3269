import { useLocation, useNavigate } from 'react-router'
import type { ProviderSearch } from '../../../providers/providerSearch.ts'

/** A search and its page number. */
export interface SearchPlace extends ProviderSearch {
  readonly page: number
}

interface PlaceInHistory {
  readonly search?: ProviderSearch
  readonly page?: number
}

/** The current search, kept in the history state: a reload repeats it, and the back button goes to the previous page. */
export function useSearchPlace() {
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: PlaceInHistory | null }
  const navigate = useNavigate()
  const go = (next: PlaceInHistory | null) => void navigate(pathname, { state: next })
  const place: SearchPlace | null = state?.search ? { ...state.search, page: state.page ?? 1 } : null
  return {
    place,
    search: (search: ProviderSearch) => go({ search, page: 1 }),
    turnTo: (page: number) => state?.search && go({ search: state.search, page }),
    clear: () => state?.search && go(null),
  }
}
