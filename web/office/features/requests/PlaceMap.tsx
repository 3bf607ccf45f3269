import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { circle, map as createMap, divIcon, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'

interface PlaceMapProps {
  readonly latitude: number
  readonly longitude: number
  /** False: the position names the area alone. */
  readonly exact: boolean
  /** Address of the tiles. */
  readonly tiles: string
  readonly label: string
  readonly onFailure: () => void
}

const patienceMs = 8_000
/** Positions of locked requests are rounded to a tenth of a degree. */
const areaMetres = 7_500
const zoom = { exact: 14, area: 10 }
const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

/** A map with the place, or a circle around the area. Tiles that all fail, or that take too long, are a failure. */
export function PlaceMap({ latitude, longitude, exact, tiles, label, onFailure }: PlaceMapProps) {
  const room = useRef<HTMLDivElement>(null)
  const { palette } = useTheme()
  const colour = palette.secondary.main
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!room.current) return
    const position = [latitude, longitude] as const
    const map = createMap(room.current, { scrollWheelZoom: false, zoomAnimation: false, fadeAnimation: false })
    map.attributionControl.setPrefix(false)
    map.setView([...position], exact ? zoom.exact : zoom.area)
    const patience = setTimeout(() => fail(), patienceMs)
    let arrived = 0
    tileLayer(tiles, { attribution, maxZoom: 18 })
      .on('tileload', () => (arrived += 1))
      .on('load', () => {
        clearTimeout(patience)
        if (arrived === 0) fail()
      })
      .addTo(map)
    if (exact) {
      const html = `<svg viewBox="0 0 24 24" width="36" height="36" fill="${colour}"><path d="M12 2a7 7 0 0 0-7 7c0 5.300 7 13 7 13s7-7.700 7-13a7 7 0 0 0-7-7zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z"/></svg>`
      const icon = divIcon({ html, className: '', iconSize: [36, 36], iconAnchor: [18, 34] })
      marker([...position], { icon, interactive: false, keyboard: false }).addTo(map)
    } else {
      circle([...position], { radius: areaMetres, color: colour, weight: 1.5, fillOpacity: 0.12, interactive: false }).addTo(map)
    }
    return () => {
      clearTimeout(patience)
      map.remove()
    }
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
