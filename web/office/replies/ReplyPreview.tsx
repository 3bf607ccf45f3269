import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { fillReply, type ReplyValues } from '../../../src/domain/replyPlaceholders.ts'
import { useText } from '../i18n/useText.ts'

interface ReplyPreviewProps {
  readonly title: string
  readonly text: string
  readonly values: ReplyValues
}

/** A template with its placeholders filled in, as the couple will read it. */
export function ReplyPreview({ title, text, values }: ReplyPreviewProps) {
  const t = useText()
  return (
    <Box
      role="region"
      aria-label={t('templates.preview')}
      sx={{ width: 1, p: 2, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.default', overflowWrap: 'anywhere' }}
    >
      <Typography variant="caption" color="textSecondary" component="p">
        {t('templates.preview')}
      </Typography>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{fillReply(title, values)}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{fillReply(text, values)}</Typography>
    </Box>
  )
}
