import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../../i18n/useText.ts'
import { LoadError } from '../../kit/page/LoadError.tsx'
import { Page } from '../../kit/page/Page.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { useVideos } from './useVideos.ts'
import { VideosSection } from './VideosSection.tsx'

/** /office/videos: the provider's videos. Rules VID-1 and VID-2. */
export function VideosPage() {
  const t = useText()
  const { data: videos, error, refetch } = useVideos()
  return (
    <Page title={t('pages.videos')} intro={t('videos.intro')}>
      {videos && (
        <Section of="page" wide title={t('videos.list')}>
          <VideosSection {...videos} />
        </Section>
      )}
      {!videos && error && <LoadError title={t('videos.failed')} error={error} onRetry={() => void refetch()} />}
      {!videos && !error && (
        <Box aria-busy aria-label={t('videos.loading')} sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" width={180} height={40} />
          <Skeleton variant="rounded" height={150} />
        </Box>
      )}
    </Page>
  )
}
