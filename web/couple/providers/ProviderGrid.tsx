import Box from '@mui/material/Box'
import { Children, type ReactNode } from 'react'

/** Cards side by side: one on a phone, two where there is room, three on medium screens and wider. */
export function ProviderGrid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {Children.map(children, (child) => (
        <Box component="li" sx={{ minWidth: 0 }}>
          {child}
        </Box>
      ))}
    </Box>
  )
}
