import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { circle, marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { openMap, pinIcon } from '../../map/openMap.ts'

interface PlaceMapProps {
  readonly latitude: number
  readonly longitude: number
  /** False: the position is approximate. */
  readonly exact: boolean
  /** URL template of the tiles. */
  readonly tiles: string
  readonly label: string
  readonly onFailure: () => void
}

/** Positions of locked requests are rounded to a tenth of a degree. */
const areaMetres = 7_500
const zoom = { exact: 14, area: 10 }

/** A map with a pin, or a circle for an approximate position. */
export function PlaceMap({ latitude, longitude, exact, tiles, label, onFailure }: PlaceMapProps) {
  const room = useRef<HTMLDivElement>(null)
  const { palette } = useTheme()
  const colour = palette.secondary.main
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!room.current) return
    const position = [latitude, longitude] as const
    const { map, close } = openMap(room.current, {
      centre: [...position],
      zoom: exact ? zoom.exact : zoom.area,
      tiles,
      onFailure: () => fail(),
    })
    if (exact) {
      marker([...position], { icon: pinIcon(colour), interactive: false, keyboard: false }).addTo(map)
    } else {
      circle([...position], { radius: areaMetres, color: colour, weight: 1.5, fillOpacity: 0.12, interactive: false }).addTo(map)
    }
    return close
  }, [latitude, longitude, exact, tiles, colour])
  return (
    <Box
      ref={room}
      role="region"
      aria-label={label}
      sx={{ height: 280, borderRadius: 1.5, border: 1, borderColor: 'divider', zIndex: 0, bgcolor: 'house.blush' }}
    />
  )
}
