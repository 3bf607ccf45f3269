import PlaceIcon from '@mui/icons-material/Place'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownVenue } from '../../../../src/api/schemas/venuePage.ts'
import { touchTarget } from '../../../shared/theme/tokens.ts'
import { mapTiles, tileSide } from './mapTiles.ts'

interface VenueMapProps {
  readonly position: NonNullable<ShownVenue['position']>
  readonly name: string
  /** Null: maps are turned off. */
  readonly tilesUrl: string | null
}

/**
 * A map made of images only, without a script. Images in a closed `details` are not loaded, so the tile server learns nothing until
 * somebody opens the map.
 */
export function VenueMap({ position, name, tilesUrl }: VenueMapProps) {
  const { t } = useTranslation('venue')
  const { latitude, longitude } = position
  const elsewhere = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {tilesUrl !== null && (
        <Box component="details" sx={{ width: '100%' }}>
          <Typography
            component="summary"
            sx={{ minHeight: touchTarget, display: 'list-item', py: 1.25, cursor: 'pointer', fontWeight: 600, color: 'primary.main' }}
          >
            {t('map')}
          </Typography>
          <Box
            role="img"
            aria-label={t('mapOf', { name })}
            sx={{ position: 'relative', height: 320, overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Box sx={{ position: 'absolute', left: '50%', top: '50%' }}>
              {mapTiles(position, tilesUrl).map(({ src, left, top }) => (
                <img
                  key={`${left} ${top}`}
                  src={src}
                  alt=""
                  width={tileSide}
                  height={tileSide}
                  loading="lazy"
                  decoding="async"
                  // Tile servers require the site in the referrer.
                  referrerPolicy="strict-origin-when-cross-origin"
                  style={{ position: 'absolute', left, top, maxWidth: 'none' }}
                />
              ))}
              <PlaceIcon
                aria-hidden
                color="secondary"
                sx={{ position: 'absolute', left: -24, top: -46, fontSize: 48, filter: 'drop-shadow(0 1px 2px rgb(0 0 0 / 40%))' }}
              />
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {'© '}
            <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
              OpenStreetMap
            </Link>
          </Typography>
        </Box>
      )}
      <Link
        href={elsewhere}
        target="_blank"
        rel="noopener noreferrer nofollow"
        sx={{ minHeight: touchTarget, display: 'inline-flex', alignItems: 'center' }}
      >
        {t('directions')}
      </Link>
    </Box>
  )
}
