import type { Video } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { useVideoChange } from './useVideos.ts'

interface RemoveVideoDialogProps {
  readonly video: Video
  readonly onClose: () => void
}

/** Asks for confirmation, because the video's texts are deleted too. */
export function RemoveVideoDialog({ video, onClose }: RemoveVideoDialogProps) {
  const t = useText()
  const { mutate, ...change } = useVideoChange({ showsFailure: true })
  const remove = () =>
    mutate(
      {
        send: (side) => side.delete('/videos/:id', { params: { id: video.id } }),
        meanwhile: (before) => ({ ...before, videos: before.videos.filter(({ id }) => id !== video.id) }),
      },
      { onSuccess: onClose },
    )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      command={{ ...change, mutate: remove }}
      title={t('videos.removeTitle')}
      confirm={t('videos.removeYes')}
      failed={t('videos.notSaved')}
      color="error"
    >
      {t('videos.removeSure', { title: video.title })}
    </ConfirmDialog>
  )
}
