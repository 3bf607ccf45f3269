import { map as createMap, divIcon, type LatLngTuple, type Map as LeafletMap, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'

interface MapOptions {
  readonly centre: LatLngTuple
  readonly zoom: number
  /** URL template of the tiles. */
  readonly tiles: string
  /** Called when all tiles fail or take too long. */
  readonly onFailure: () => void
}

const patienceMs = 8_000
const attribution = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

/** Opens a map in an element; `close` removes it. */
export function openMap(
  room: HTMLElement,
  { centre, zoom, tiles, onFailure }: MapOptions,
): { readonly map: LeafletMap; readonly close: () => void } {
  const map = createMap(room, { scrollWheelZoom: false, zoomAnimation: false, fadeAnimation: false })
  map.attributionControl.setPrefix(false)
  map.setView(centre, zoom)
  const patience = setTimeout(onFailure, patienceMs)
  let arrived = 0
  tileLayer(tiles, { attribution, maxZoom: 18 })
    .on('tileload', () => (arrived += 1))
    .on('load', () => {
      clearTimeout(patience)
      if (arrived === 0) onFailure()
    })
    .addTo(map)
  return {
    map,
    close() {
      clearTimeout(patience)
      map.remove()
    },
  }
}

/** A pin whose tip marks the point. */
export function pinIcon(colour: string) {
  const html = `<svg viewBox="0 0 24 24" width="36" height="36" fill="${colour}"><path d="M12 2a7 7 0 0 0-7 7c0 5.300 7 13 7 13s7-7.700 7-13a7 7 0 0 0-7-7zm0 9.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z"/></svg>`
  return divIcon({ html, className: '', iconSize: [36, 36], iconAnchor: [18, 34] })
}
