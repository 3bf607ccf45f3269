import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Video } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { useShownWhenWanted } from '../../kit/list/useWantedRecord.ts'
import { StatusChip } from '../../kit/page/StatusChip.tsx'
import { VideoPreview } from '../../media/VideoPreview.tsx'
import { useVideoChange } from './useVideos.ts'

interface VideoCardProps {
  readonly video: Video
  /** True when moderation hides it. */
  readonly isRejected: boolean
  /** The page was opened for it. */
  readonly isWanted: boolean
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A video with its texts and actions. */
export function VideoCard({ video, isRejected, isWanted, onEdit, onRemove }: VideoCardProps) {
  const t = useText()
  const change = useVideoChange()
  const card = useShownWhenWanted(isWanted)
  const { id, link, title, description, isVisible, shown } = video
  const show = () =>
    change.mutate({ send: (side) => side.post('/videos/:id/visibility', { params: { id }, body: { isVisible: !isVisible } }) })
  return (
    <Box
      ref={card}
      component="article"
      aria-label={title}
      tabIndex={isWanted ? -1 : undefined}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
        p: 1,
        minWidth: 0,
        ...(isWanted && { outline: 2, outlineColor: 'primary.main', borderRadius: 1 }),
      }}
    >
      <VideoPreview key={link} link={link} title={title} isDimmed={!shown || isRejected} />
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {isRejected && (
            <StatusChip tone="warning" Icon={HiddenIcon}>
              {t('moderation.hidden')}
            </StatusChip>
          )}
          {!isVisible && (
            <StatusChip tone="neutral" Icon={HiddenIcon}>
              {t('videos.ownHidden')}
            </StatusChip>
          )}
          {isVisible && !shown && (
            <StatusChip tone="neutral" Icon={HiddenIcon}>
              {t('videos.notShown')}
            </StatusChip>
          )}
        </Box>
        <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{
            overflowWrap: 'anywhere',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 3,
            overflow: 'hidden',
          }}
        >
          {description || t('videos.noDescription')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 'auto', ml: -0.75 }}>
          <Button size="small" onClick={onEdit} aria-label={t('videos.edit', { title })}>
            {t('videos.editShort')}
          </Button>
          <Button
            size="small"
            onClick={show}
            disabled={change.isPending}
            aria-label={t(isVisible ? 'videos.hide' : 'videos.show', { title })}
          >
            {t(isVisible ? 'videos.hideShort' : 'videos.showShort')}
          </Button>
          <Button size="small" color="error" onClick={onRemove} aria-label={t('videos.remove', { title })}>
            {t('videos.removeShort')}
          </Button>
        </Box>
      </Box>
    </Box>
  )
}
