import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { lazily } from '../../../../shared/loading/lazily.tsx'
import { useErrorText } from '../../../api/useErrorText.ts'
import { LazyPart } from '../../../layout/LazyPart.tsx'
import { NotAvailable } from '../../../providers/NotAvailable.tsx'
import { ProviderCard } from '../../../providers/ProviderCard.tsx'
import { ProviderGrid } from '../../../providers/ProviderGrid.tsx'
import { ProviderGridSkeleton } from '../../../providers/ProviderGridSkeleton.tsx'
import { ViewProfileButton } from '../../../providers/profile/ViewProfileButton.tsx'
import type { ProviderSearch } from '../../../providers/providerSearch.ts'
import { SearchForm } from '../../../providers/SearchForm.tsx'
import { useReasons } from '../../../providers/useReasons.ts'
import { useProviderSearch } from './useProviderSearch.ts'
import { useSearchPlace } from './useSearchPlace.ts'

interface SearchMoreProps {
  readonly projectId: string
  /** The action of a provider or venue in the results. */
  readonly action: (provider: Pick<Prestataire, 'id' | 'name'>) => ReactNode
}

const skeletons = 3
const VenueResults = lazily(async () => (await import('./VenueResults.tsx')).VenueResults)
const SearchPages = lazily(async () => (await import('./SearchPages.tsx')).SearchPages)

/** Searches planners or venues by keywords and town, with pagination. */
export function SearchMore({ projectId, action }: SearchMoreProps) {
  const { t } = useTranslation(['project', 'common'])
  const { place, search, turnTo, clear } = useSearchPlace()
  const { data, error, isFetching, refetch } = useProviderSearch(projectId, place)
  const results = useRef<HTMLDivElement>(null)
  const arrivedSearching = useRef(place !== null)
  useEffect(() => {
    if (!arrivedSearching.current || !data) return
    arrivedSearching.current = false
    results.current?.scrollIntoView({ block: 'start' })
  }, [data])
  return (
    <Box component="section" aria-labelledby="search-more">
      <Typography id="search-more" variant="h2" gutterBottom>
        {t('project:search.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('project:search.hint')}
      </Typography>
      <SearchForm initial={place ?? undefined} onSearch={search} onClear={clear} searching={isFetching} />
      <Box ref={results} sx={{ mt: 3, scrollMarginTop: '1rem' }}>
        {place?.kind === 'venue' && (
          <LazyPart>
            <VenueResults key={`${place.keywords} ${place.city?.city ?? ''}`} search={place} action={action} />
          </LazyPart>
        )}
        {error && <SearchFailure error={error} onRetry={() => void refetch()} />}
        {!error && data && place && (
          <Results
            data={data}
            near={place.city?.city}
            page={place.page}
            kind={place.kind}
            action={action}
            onPage={(page) => {
              turnTo(page)
              results.current?.scrollIntoView({ block: 'start' })
            }}
          />
        )}
        {!error && !data && place && <ProviderGridSkeleton count={skeletons} />}
      </Box>
    </Box>
  )
}

interface ResultsProps {
  readonly data: NonNullable<ReturnType<typeof useProviderSearch>['data']>
  readonly near: string | undefined
  readonly page: number
  readonly kind: ProviderSearch['kind']
  readonly action: SearchMoreProps['action']
  readonly onPage: (page: number) => void
}

function Results({ data, near, page, kind, action, onPage }: ResultsProps) {
  const { t } = useTranslation('project')
  const { ofSearch } = useReasons()
  const { prestataires, count, total, total_is_minimum: isMinimum } = data
  // Whether venues were found is said above, with their list.
  if (prestataires.length === 0 && kind === 'venue') return null
  if (prestataires.length === 0) {
    return (
      <Alert severity="info" role="status">
        {t('search.errors.no_results')}
      </Alert>
    )
  }
  const one = kind === 'venue' ? 'foundVenues' : 'found'
  const found = isMinimum ? t(`search.${one}AtLeast`, { count: total }) : t(`search.${one}`, { count: total })
  return (
    <>
      <Typography role="status" sx={{ mb: 2 }}>
        {found}
      </Typography>
      <ProviderGrid label={t('search.results')}>
        {prestataires.map((provider) => (
          <ProviderCard
            key={provider.id}
            provider={provider}
            reasons={ofSearch(provider.why, near)}
            status={provider.unavailable && <NotAvailable />}
            actions={
              <>
                <ViewProfileButton provider={provider} from="search" />
                {action(provider)}
              </>
            }
          />
        ))}
      </ProviderGrid>
      {count > 1 && (
        <LazyPart>
          <SearchPages count={count} page={page} onPage={onPage} />
        </LazyPart>
      )}
    </>
  )
}

function SearchFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation(['project', 'common'])
  const errorText = useErrorText()
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
      {t('project:search.errors.fetch', { error: errorText(error) })}
    </Alert>
  )
}
