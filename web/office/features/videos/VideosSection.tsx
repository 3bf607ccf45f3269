import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Video, Videos } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { itemPart } from '../../../../src/domain/provider/profilePart.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { useText } from '../../i18n/useText.ts'
import { useWantedRecord } from '../../kit/list/useWantedRecord.ts'
import { SortableList } from '../../kit/order/SortableList.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { useOrderChange } from '../../media/useOrderChange.ts'
import { RejectedParts } from '../../moderation/RejectedParts.tsx'
import { PremiumButton } from '../../premium/PremiumButton.tsx'
import { RemoveVideoDialog } from './RemoveVideoDialog.tsx'
import { useVideoChange } from './useVideos.ts'
import { VideoCard } from './VideoCard.tsx'

const NewVideoDialog = lazily(async () => (await import('./NewVideoDialog.tsx')).NewVideoDialog)
const VideoDialog = lazily(async () => (await import('./VideoDialog.tsx')).VideoDialog)

/** The videos in order, within and beyond the plan's limit. */
export function VideosSection({ videos: read, quota, etag, rejectedParts }: Videos) {
  const t = useText()
  const notify = useNotify()
  const { items: videos, putInOrder } = useOrderChange<Videos, Video>(useVideoChange(), {
    items: read,
    etag,
    send: (side, videoIds, version) => side.put('/video-order', { body: { videoIds: [...videoIds] }, headers: { 'if-match': version } }),
    meanwhile: (shown, saved) => ({ ...shown, videos: saved.inOrder(shown.videos), etag: saved.etag }),
    onConflict: () => notify(t('videos.orderChanged'), { type: 'warning' }),
  })
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<string>()
  const [removing, setRemoving] = useState<string>()
  const { wanted } = useWantedRecord()
  const open = videos.find(({ id }) => id === opened)
  const removed = videos.find(({ id }) => id === removing)
  const isFull = quota !== null && videos.length >= quota
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {videos.some(({ shown, isVisible }) => isVisible && !shown) && (
        <Alert severity="info" role="note">
          {t('videos.hidden', { count: quota ?? 0 })}
        </Alert>
      )}
      <RejectedParts parts={rejectedParts} nameOf={(part) => videos.find(({ id }) => part === itemPart('video', id))?.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Button variant="contained" startIcon={<AddIcon />} disabled={isFull} onClick={() => setAdding(true)}>
          {t('videos.add')}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
          {isFull ? t('videos.full', { count: quota }) : t('videos.hint')}
        </Typography>
        {isFull && <PremiumButton variant="outlined" />}
      </Box>
      {wanted !== undefined && !videos.some(({ id }) => id === wanted) && <Alert severity="warning">{t('layout.palette.gone')}</Alert>}
      {videos.length === 0 ? (
        <StateMessage level="h3" title={t('videos.empty.title')} text={t('videos.empty.text')} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {quota === null ? t('videos.count', { count: videos.length }) : t('videos.countOf', { count: videos.length, quota })}
          </Typography>
          {videos.length > 1 && (
            <Typography variant="body2" color="textSecondary">
              {t('videos.orderHint')}
            </Typography>
          )}
        </Box>
      )}
      <SortableList
        items={videos}
        label={t('videos.list')}
        nameOf={({ title }) => title}
        onOrder={(ordered) => void putInOrder(ordered)}
        render={(video) => (
          <VideoCard
            video={video}
            isWanted={video.id === wanted}
            isRejected={rejectedParts.some(({ part }) => part === itemPart('video', video.id))}
            onEdit={() => setOpened(video.id)}
            onRemove={() => setRemoving(video.id)}
          />
        )}
      />
      <LazyPart onClose={() => setAdding(false)}>{isAdding && <NewVideoDialog onClose={() => setAdding(false)} />}</LazyPart>
      <LazyPart onClose={() => setOpened(undefined)}>
        {open && <VideoDialog key={open.id} video={open} onClose={() => setOpened(undefined)} />}
      </LazyPart>
      {removed && <RemoveVideoDialog video={removed} onClose={() => setRemoving(undefined)} />}
    </Box>
  )
}
