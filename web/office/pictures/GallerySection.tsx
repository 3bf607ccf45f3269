import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SideApi } from '../api/officeApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { useText } from '../i18n/useText.ts'
import { LoadError } from '../kit/page/LoadError.tsx'
import { Section } from '../kit/page/Section.tsx'
import { type GallerySource, GallerySourceContext, type ShownGallery } from './GallerySource.ts'
import { PictureGallery } from './PictureGallery.tsx'

interface GallerySectionProps {
  /** The resource of the pictures, and its record. */
  readonly resource: string
  readonly id: string
  readonly source: GallerySource
  readonly read: (side: SideApi, signal: AbortSignal) => Promise<ShownGallery>
  readonly title: string
  readonly intro: (quota: number) => string
  /** Shown when the gallery is full. */
  readonly full: (quota: number) => string
  /** Shown when the gallery is empty. */
  readonly empty: string
  /** Opens the form's next step. */
  readonly onNext: (() => void) | undefined
}

/** A record's pictures, e.g. a venue's, as a section of its page. Each change is saved at once. */
export function GallerySection({ resource, id, source, read, title, intro, full, empty, onNext }: GallerySectionProps) {
  const t = useText()
  const call = useSideCall()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: source.queryKey,
    queryFn: ({ signal }) => call((side) => read(side, signal)),
  })
  const count = data?.photos.length
  // The page also says whether a picture is missing, so its record is refetched.
  useEffect(() => {
    if (count !== undefined) void queries.invalidateQueries({ queryKey: queryKeys.record(resource, id) })
  }, [queries, resource, id, count])
  const quota = data?.quota ?? 0
  return (
    <Section of="page" wide title={title} intro={intro(quota)}>
      {data ? (
        <GallerySourceContext value={source}>
          <PictureGallery gallery={data} full={full(quota)} empty={empty} />
        </GallerySourceContext>
      ) : error ? (
        <LoadError title={t('photos.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton role="status" variant="rounded" height={200} aria-label={t('photos.loading')} />
      )}
      {onNext && (
        <Button variant="contained" onClick={onNext} sx={{ mt: 3, minHeight: 44 }}>
          {t('kit.steps.continue')}
        </Button>
      )}
    </Section>
  )
}
