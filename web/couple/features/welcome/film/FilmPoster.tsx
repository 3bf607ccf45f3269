import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import poster from '../../../../shared/illustrations/filmPoster.svg'
import { PlayMark } from '../PlayMark.tsx'

/** The content of the link or button that plays the film (`posterFrame`): an illustration and a label. */
export function FilmPoster() {
  const { t } = useTranslation('welcome')
  return (
    <>
      <Box
        component="img"
        src={poster}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
      />
      <Box
        component="span"
        sx={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          transform: 'translate(-50%, -50%)',
          display: 'inline-flex',
          alignItems: 'center',
          gap: 1.5,
          whiteSpace: 'nowrap',
          bgcolor: 'background.default',
          borderRadius: 99,
          pl: 1,
          pr: 3,
          py: 1,
          fontWeight: 600,
        }}
      >
        <PlayMark />
        {t('film.watch')}
      </Box>
    </>
  )
}
