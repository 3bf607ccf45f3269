import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownArea } from '../../../../src/api/schemas/publicPage.ts'
import { placeNames } from './placeNames.ts'

const width = 560
const height = 320
/** Large enough for the farthest towns that the server sends (integrations/cities/townsAround.ts). */
const pixelsPerKilometre = 2.9
/** In kilometres. */
const rings = [20, 50] as const
/** In the sketch's own units. A phone shows it at little more than half its size. */
const fontSize = { xs: 20, sm: 14 } as const
const middle = { x: width / 2, y: height / 2 }
const toPoint = ({ name, east, north }: ShownArea['towns'][number]) => ({
  name,
  x: Math.round(middle.x + east * pixelsPerKilometre),
  y: Math.round(middle.y - north * pixelsPerKilometre),
})

interface AreaSketchProps {
  readonly city: string
  readonly area: ShownArea
}

/** Shows where a town is, relative to larger towns around it. It is rendered with the page, so no map service learns of the visitor. */
export function AreaSketch({ city, area: { towns } }: AreaSketchProps) {
  const { t } = useTranslation('planner')
  // Laid out for a phone, where the text is relatively largest. It then fits every screen.
  const halfCity = (city.length * fontSize.xs) / 3
  const taken = [
    { left: middle.x - halfCity, right: middle.x + halfCity, top: middle.y - 16 - fontSize.xs, bottom: middle.y + 12 },
    ...rings.map((kilometres) => {
      const x = middle.x - kilometres * pixelsPerKilometre
      return { left: x - 32, right: x + 32, top: middle.y - 12, bottom: middle.y + 10 }
    }),
  ]
  const placed = placeNames(towns.map(toPoint), { width, height, fontSize: fontSize.xs, taken })
  const names = placed.map(({ name }) => name).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 640 }}>
      <Box
        component="svg"
        role="img"
        aria-label={names === '' ? city : t('area.label', { city, towns: names })}
        viewBox={`0 0 ${width} ${height}`}
        textAnchor="middle"
        sx={{
          display: 'block',
          width: 1,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'house.evergreenLight',
          '& text': { fill: 'currentColor', fontSize, fontFamily: 'inherit' },
        }}
      >
        {rings.map((kilometres) => (
          <g key={kilometres}>
            <circle
              cx={middle.x}
              cy={middle.y}
              r={kilometres * pixelsPerKilometre}
              fill="none"
              stroke="currentColor"
              strokeDasharray="3 5"
              opacity={0.35}
            />
            <Box component="text" x={middle.x - kilometres * pixelsPerKilometre} y={middle.y + 5} sx={{ opacity: 0.75 }}>
              {t('area.kilometres', { count: kilometres })}
            </Box>
          </g>
        ))}
        {placed.map(({ name, x, y, at }) => (
          <g key={name}>
            <circle cx={x} cy={y} r={3.5} fill="currentColor" opacity={0.7} />
            <text x={Math.round(at.x)} y={at.y}>
              {name}
            </text>
          </g>
        ))}
        <Box
          component="circle"
          cx={middle.x}
          cy={middle.y}
          r={9}
          sx={({ palette }) => ({ fill: `var(--accent, ${palette.secondary.main})` })}
        />
        <Box component="text" x={middle.x} y={middle.y - 16} sx={{ fontWeight: 700 }}>
          {city}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('area.note')}
      </Typography>
    </Box>
  )
}
