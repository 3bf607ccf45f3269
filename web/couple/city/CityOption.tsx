import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentProps } from 'react'

interface CityOptionProps extends ComponentProps<'li'> {
  /** Name, region, and the country where it is abroad. */
  readonly label: string
  readonly zipCode: string
}

/** A row of the city search's list. Long names wrap and are never truncated. */
export function CityOption({ label, zipCode, ...props }: CityOptionProps) {
  const [city, ...where] = label.split(', ')
  return (
    <Box component="li" {...props} sx={{ minHeight: 44, gap: 2, '&&': { justifyContent: 'space-between' } }}>
      <span>
        {city}
        {where.length > 0 && (
          <Typography component="span" variant="body2" color="textSecondary">
            {`, ${where.join(', ')}`}
          </Typography>
        )}
      </span>
      <Typography component="span" variant="body2" color="textSecondary">
        {zipCode}
      </Typography>
    </Box>
  )
}
