import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { readPageData } from '../../../shared/pageData.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { type TextKey, useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { Section } from '../../kit/page/Section.tsx'
import { kilometresBetween } from './kilometresBetween.ts'
import { PlaceSketch } from './PlaceSketch.tsx'
import { useCompanyPoint } from './useCompanyPoint.ts'

const PlaceMap = lazily(async () => (await import('./PlaceMap.tsx')).PlaceMap)

/** The event's place in words, and on a map where maps are on. */
export function RequestPlace({ request }: { readonly request: InboxRequest }) {
  const t = useText()
  const { countryName, kilometres } = useFormat()
  const company = useCompanyPoint()
  const [failed, setFailed] = useState(false)
  const { mapTilesUrl } = readPageData()
  const { latitude, longitude, positionIsExact, city, zipCode, country, eventLocation } = request
  const town = [zipCode, city].filter(Boolean).join(' ')
  const place = [town, country && countryName(country)].filter(Boolean).join(', ') || t('requests.place.unknown')
  const located = latitude !== null && longitude !== null
  const event = located ? { latitude, longitude } : undefined
  const distance = event && company && kilometres(kilometresBetween(company, event))
  const shownOnMap = located && mapTilesUrl !== undefined && !failed
  const text: TextKey = !located
    ? 'requests.place.noCoordinates'
    : failed
      ? 'requests.place.failure'
      : positionIsExact
        ? 'requests.place.exact'
        : 'requests.place.approximate'
  return (
    <Section title={t('requests.detail.place')}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: shownOnMap || company ? 2 : 0 }}>
        <Box sx={{ display: 'flex', p: 1, borderRadius: 1, bgcolor: 'house.evergreenLight' }}>
          <PlaceIcon aria-hidden fontSize="small" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{place}</Typography>
          {eventLocation && eventLocation !== city && <Typography>{eventLocation}</Typography>}
          <Typography variant="body2" color="textSecondary" role={failed ? 'status' : undefined}>
            {t(text)}
          </Typography>
          {distance && (
            <Typography variant="body2" color="textSecondary">
              {t(positionIsExact ? 'requests.place.distance' : 'requests.place.distanceAbout', { distance })}
            </Typography>
          )}
        </Box>
      </Box>
      {event && company && !shownOnMap && (
        <PlaceSketch
          event={event}
          isArea={!positionIsExact}
          company={company}
          label={t('requests.place.sketch', { place })}
          names={{ event: city ?? place, company: t('requests.place.company') }}
        />
      )}
      {shownOnMap && (
        <LazyPart loading={<Skeleton variant="rounded" height={280} />}>
          <PlaceMap
            latitude={latitude}
            longitude={longitude}
            exact={positionIsExact}
            tiles={mapTilesUrl}
            label={t('requests.place.map', { place })}
            onFailure={() => setFailed(true)}
          />
        </LazyPart>
      )}
    </Section>
  )
}
