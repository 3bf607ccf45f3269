import PlayCircleOutlineIcon from '@mui/icons-material/PlayCircleOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { parseVideoLink, videoAddresses } from '../../../../src/domain/videoLink.ts'

type Video = Prestataire['videos'][number]

/** Videos whose players are loaded when played, so that their platforms learn nothing before. */
export function VideoGallery({ videos }: { readonly videos: readonly Video[] }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
      }}
    >
      {videos.map((video) => (
        <li key={video.link}>
          <VideoFrame video={video} />
          {video.description !== '' && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {video.description}
            </Typography>
          )}
        </li>
      ))}
    </Box>
  )
}

const room = { width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 1, display: 'flex' } as const

function VideoFrame({ video }: { readonly video: Video }) {
  const { t } = useTranslation('providers')
  const linked = parseVideoLink(video.link)
  if (linked === undefined) return <OtherVideo video={video} />
  const player = videoAddresses(linked)
  return (
    <Box component="alliance-video" sx={{ display: 'block', '& > iframe': room }}>
      <ButtonBase
        href={player.page}
        target="_blank"
        rel="noopener noreferrer"
        data-player={player.player}
        data-title={video.title}
        aria-label={t('profile.play', { title: video.title })}
        sx={({ palette }) => ({
          ...room,
          flexDirection: 'column',
          gap: 1,
          p: 2,
          // Every page colour is readable under white text (theme/accents.ts).
          bgcolor: `var(--accent, ${palette.primary.main})`,
          color: 'primary.contrastText',
        })}
      >
        <PlayCircleOutlineIcon fontSize="large" aria-hidden />
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {video.title}
        </Typography>
        <Typography component="span" variant="body2">
          {t('profile.playHint', { host: player.host })}
        </Typography>
      </ButtonBase>
    </Box>
  )
}

/** A link of a platform without a player, if its URL is safe. */
function OtherVideo({ video: { title, link } }: { readonly video: Video }) {
  return link.startsWith('https://') ? (
    <Link href={link} target="_blank" rel="noopener noreferrer">
      {title}
    </Link>
  ) : (
    title
  )
}
