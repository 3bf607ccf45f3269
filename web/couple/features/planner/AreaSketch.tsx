import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ShownArea } from '../../../../src/api/schemas/publicPage.ts'

const width = 560
const height = 320
/** So that the farthest towns (integrations/cities/townsAround.ts) lie within. */
const pixelsPerKilometre = 2.9
/** In kilometres. */
const rings = [20, 50] as const
/** How close to a side the middle of a name may stand. */
const halfName = 56

interface AreaSketchProps {
  readonly city: string
  readonly area: ShownArea
}

/** Where a town lies, by larger towns around it: drawn with the page, so nobody's map service learns who reads it. */
export function AreaSketch({ city, area: { towns } }: AreaSketchProps) {
  const { t } = useTranslation('planner')
  const middle = { x: width / 2, y: height / 2 }
  const at = ({ east, north }: ShownArea['towns'][number]) => ({
    x: middle.x + east * pixelsPerKilometre,
    y: middle.y - north * pixelsPerKilometre,
  })
  const anchorAt = (x: number) => (x < halfName ? 'start' : x > width - halfName ? 'end' : 'middle')
  const names = towns.map(({ name }) => name).join(', ')
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 640 }}>
      <Box
        component="svg"
        role="img"
        aria-label={names === '' ? city : t('area.label', { city, towns: names })}
        viewBox={`0 0 ${width} ${height}`}
        sx={{
          display: 'block',
          width: 1,
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'house.evergreenLight',
          '& text': { fill: 'currentColor', fontSize: { xs: 20, sm: 14 }, fontFamily: 'inherit' },
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
            <Box
              component="text"
              x={middle.x - kilometres * pixelsPerKilometre}
              y={middle.y + 5}
              textAnchor="middle"
              sx={{ opacity: 0.75 }}
            >
              {t('area.kilometres', { count: kilometres })}
            </Box>
          </g>
        ))}
        {towns.map((town) => {
          const { x, y } = at(town)
          return (
            <g key={town.name}>
              <circle cx={x} cy={y} r={3.5} fill="currentColor" opacity={0.7} />
              <text x={x} y={y - 8} textAnchor={anchorAt(x)}>
                {town.name}
              </text>
            </g>
          )
        })}
        <Box
          component="circle"
          cx={middle.x}
          cy={middle.y}
          r={9}
          sx={({ palette }) => ({ fill: `var(--accent, ${palette.secondary.main})` })}
        />
        <Box component="text" x={middle.x} y={middle.y - 16} textAnchor="middle" sx={{ fontWeight: 700 }}>
          {city}
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('area.note')}
      </Typography>
    </Box>
  )
}
