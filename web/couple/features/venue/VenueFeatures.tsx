import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ShownVenue } from '../../../../src/api/schemas/venuePage.ts'

/** The venue's features, in groups. */
export function VenueFeatures({ features }: Pick<ShownVenue, 'features'>) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' }}>
      {features.map(({ group, names }) => (
        <Box key={group} sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
            {group}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
            {names.map((name) => (
              <Box key={name} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
                <CheckIcon fontSize="small" color="primary" aria-hidden sx={{ mt: '2px' }} />
                {name}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
