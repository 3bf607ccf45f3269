import Box from '@mui/material/Box'
import type { Point } from './kilometresBetween.ts'

interface PlaceSketchProps {
  readonly event: Point
  /** The event's position is approximate. */
  readonly isArea: boolean
  readonly company: Point
  readonly label: string
  readonly names: { readonly event: string; readonly company: string }
}

const width = 320
const height = 160
const margin = 36
/** The smallest width of the sketch, for two close points. */
const leastDegrees = 0.3

/** The minimum distance between a name's middle and an edge. */
const halfName = 64

/** A sketch of where the event is from the company, for when there is no map. It needs no network. */
export function PlaceSketch({ event, isArea, company, label, names }: PlaceSketchProps) {
  const middle = { latitude: (event.latitude + company.latitude) / 2, longitude: (event.longitude + company.longitude) / 2 }
  // A degree of longitude is shorter the farther north it is.
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180)
  const spans = [Math.abs(event.latitude - company.latitude) * (width / height), Math.abs(event.longitude - company.longitude) * narrowing]
  const scale = (width - 2 * margin) / Math.max(leastDegrees, ...spans)
  const at = ({ latitude, longitude }: Point) => ({
    x: width / 2 + (longitude - middle.longitude) * narrowing * scale,
    y: height / 2 - (latitude - middle.latitude) * scale * ((height - 2 * margin) / (height - margin)),
  })
  const [to, from] = [at(event), at(company)]
  // Near an edge the name is aligned away from it, so that it is not cut off.
  const anchorAt = (x: number) => (x < halfName ? 'start' : x > width - halfName ? 'end' : 'middle')
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      sx={{
        display: 'block',
        width: 1,
        maxWidth: 480,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'house.evergreenLight',
        '& text': { fill: 'currentColor', fontSize: 11, fontFamily: 'inherit' },
      }}
    >
      <path d="M300 34v-18m0 0l-4 7m4-7l4 7" fill="none" stroke="currentColor" opacity={0.6} />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} stroke="currentColor" strokeDasharray="3 4" opacity={0.6} />
      <rect x={from.x - 4} y={from.y - 4} width={8} height={8} fill="currentColor" />
      <text x={from.x} y={from.y + 18} textAnchor={anchorAt(from.x)}>
        {names.company}
      </text>
      <Box
        component="circle"
        cx={to.x}
        cy={to.y}
        r={isArea ? 14 : 6}
        sx={{ fill: ({ palette }) => palette.secondary.main }}
        opacity={isArea ? 0.35 : 1}
      />
      <text x={to.x} y={to.y - (isArea ? 20 : 12)} textAnchor={anchorAt(to.x)}>
        {names.event}
      </text>
    </Box>
  )
}
