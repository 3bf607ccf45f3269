import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { openMap, pinIcon } from '../../map/openMap.ts'

interface Point {
  readonly latitude: number
  readonly longitude: number
}

interface PositionMapProps extends Point {
  readonly tiles: string
  readonly label: string
  readonly onPick: (point: Point) => void
  readonly onFailure: () => void
}

/** In degrees: about ten metres. Shift moves ten times as far. */
const step = 0.0001
const ways: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A map with a pin that is placed by a click, by dragging, or by the arrow keys. */
export function PositionMap({ latitude, longitude, tiles, label, onPick, onFailure }: PositionMapProps) {
  const room = useRef<HTMLDivElement>(null)
  const opened = useRef<{ readonly map: LeafletMap; readonly pin: Marker }>(undefined)
  const { palette } = useTheme()
  const colour = palette.secondary.main
  const fail = useEffectEvent(onFailure)
  const pick = useEffectEvent(onPick)
  const start = useEffectEvent(() => [latitude, longitude] as [number, number])

  useEffect(() => {
    if (!room.current) return
    const { map, close } = openMap(room.current, { centre: start(), zoom: 14, tiles, onFailure: () => fail() })
    // The arrow keys move the pin instead of the map.
    map.keyboard.disable()
    const pin = marker(start(), { icon: pinIcon(colour), draggable: true, keyboard: false }).addTo(map)
    pin.on('dragend', () => {
      const { lat, lng } = pin.getLatLng().wrap()
      pick({ latitude: lat, longitude: lng })
    })
    map.on('click', ({ latlng }) => {
      const { lat, lng } = latlng.wrap()
      pick({ latitude: lat, longitude: lng })
    })
    opened.current = { map, pin }
    return close
  }, [tiles, colour])

  useEffect(() => {
    if (!opened.current) return
    const { map, pin } = opened.current
    pin.setLatLng([latitude, longitude])
    // Re-centres the map when another town was chosen or the pin left the view.
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng())
  }, [latitude, longitude])

  const move = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    const far = event.shiftKey ? step * 10 : step
    onPick({ latitude: latitude + way[0] * far, longitude: longitude + way[1] * far })
  }
  return (
    <Box
      ref={room}
      role="application"
      aria-label={label}
      tabIndex={0}
      onKeyDown={move}
      sx={{ height: 280, borderRadius: 1.5, border: 1, borderColor: 'divider', zIndex: 0, bgcolor: 'house.blush' }}
    />
  )
}
