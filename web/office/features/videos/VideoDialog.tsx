import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { type Video, videoWordsSchema } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { VideoPreview } from '../../media/VideoPreview.tsx'
import { WordsForm } from '../../media/WordsForm.tsx'
import { useVideoChange } from './useVideos.ts'
import { VideoWords } from './VideoWords.tsx'

interface VideoDialogProps {
  /** The current version. It changes while the dialog is open when another tab saves. */
  readonly video: Video
  readonly onClose: () => void
}

/** Edits the texts of a video. */
export function VideoDialog({ video, onClose }: VideoDialogProps) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => videoWordsSchema(rules), [rules])
  const change = useVideoChange({ showsFailure: true })
  const { id, link, title, description, etag } = video
  const close = () => {
    if (!change.isPending) onClose()
  }
  return (
    <FormDialog open onClose={close} title={t('videos.edit', { title })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <VideoPreview link={link} title={title} />
        <WordsForm
          resource="videos"
          schema={schema}
          present={{ title, description }}
          etag={etag}
          save={(body, version, onConflict) =>
            change.mutateAsync({
              send: (side) => side.put('/videos/:id', { params: { id }, body, headers: { 'if-match': version } }),
              onConflict,
            })
          }
          onDone={onClose}
          onCancel={close}
        >
          <VideoWords />
        </WordsForm>
      </Box>
    </FormDialog>
  )
}
