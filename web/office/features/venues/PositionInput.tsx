import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { readPageData } from '../../../shared/pageData.ts'
import { useText } from '../../i18n/useText.ts'
import { FormRow } from '../../kit/form/FormRow.tsx'
import { NumberField } from '../../kit/form/NumberField.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'

const PositionMap = lazily(async () => (await import('./PositionMap.tsx')).PositionMap)

interface Position {
  readonly latitude: string
  readonly longitude: string
  readonly pinLatitude: number | null
  readonly pinLongitude: number | null
}

/** About 0.1 metre, more than any map shows. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** The venue's exact position, set on the map by mouse, touch or arrow keys, or typed in degrees. Default: the position of its town. */
export function PositionInput() {
  const t = useText()
  const { setValue } = useFormContext<Position>()
  const [latitude, longitude, pinLatitude, pinLongitude] = useWatch<Position, ['latitude', 'longitude', 'pinLatitude', 'pinLongitude']>({
    name: ['latitude', 'longitude', 'pinLatitude', 'pinLongitude'],
  })
  const [failed, setFailed] = useState(false)
  const { mapTilesUrl } = readPageData()
  const hasPin = typeof pinLatitude === 'number' && typeof pinLongitude === 'number'
  const town = latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
  const point = hasPin ? { latitude: pinLatitude, longitude: pinLongitude } : town
  const pick = (picked: { readonly latitude: number; readonly longitude: number } | undefined) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('pinLatitude', picked ? rounded(picked.latitude) : null, options)
    setValue('pinLongitude', picked ? rounded(picked.longitude) : null, options)
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }} role="group" aria-labelledby="venue-position">
      <Typography id="venue-position" sx={{ fontWeight: 600 }}>
        {t('venues.position.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" role={failed ? 'status' : undefined}>
        {t(
          failed || mapTilesUrl === undefined ? 'venues.position.withoutMap' : point ? 'venues.position.hint' : 'venues.position.townFirst',
        )}
      </Typography>
      {point && mapTilesUrl !== undefined && !failed && (
        <LazyPart loading={<Skeleton variant="rounded" height={280} />}>
          <PositionMap {...point} tiles={mapTilesUrl} label={t('venues.position.map')} onPick={pick} onFailure={() => setFailed(true)} />
        </LazyPart>
      )}
      <FormRow>
        <NumberField source="pinLatitude" decimals />
        <NumberField source="pinLongitude" decimals />
      </FormRow>
      {hasPin && (
        <Button color="inherit" variant="outlined" onClick={() => pick(undefined)} sx={{ justifySelf: 'start', minHeight: 44, px: 2 }}>
          {t('venues.position.reset')}
        </Button>
      )}
    </Box>
  )
}
