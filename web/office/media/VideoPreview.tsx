import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { parseVideoLink, videoAddresses } from '../../../src/domain/videoLink.ts'
import { useText } from '../i18n/useText.ts'

interface VideoPreviewProps {
  /** A link to a video; anything else renders nothing. */
  readonly link: string
  readonly title: string
  readonly isDimmed?: boolean
}

const room = { width: 1, aspectRatio: '16 / 9', border: 0, borderRadius: 1, display: 'flex' } as const

/** A video whose player is loaded when it is played, so that its platform learns nothing before. It sets no cookies. */
export function VideoPreview({ link, title, isDimmed = false }: VideoPreviewProps) {
  const t = useText()
  const [isPlaying, setPlaying] = useState(false)
  const linked = parseVideoLink(link)
  if (!linked) return null
  const { host, player } = videoAddresses(linked)
  if (isPlaying) {
    return (
      <Box
        component="iframe"
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sx={room}
      />
    )
  }
  return (
    <ButtonBase
      onClick={() => setPlaying(true)}
      aria-label={t('videos.play', { title })}
      sx={{
        ...room,
        flexDirection: 'column',
        gap: 0.5,
        p: 1,
        // Not by opacity, which would make the words hard to read.
        bgcolor: isDimmed ? 'action.selected' : 'primary.main',
        color: isDimmed ? 'text.primary' : 'primary.contrastText',
      }}
    >
      <PlayIcon fontSize="large" aria-hidden />
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {host}
      </Typography>
      <Typography component="span" variant="caption">
        {t('videos.playHint', { host })}
      </Typography>
    </ButtonBase>
  )
}
