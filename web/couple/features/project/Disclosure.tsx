import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { touchTarget } from '../../../shared/theme/tokens.ts'

/** A list that can be collapsed, as a native `details` element. */
export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="details" open sx={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: touchTarget,
          mb: 2,
          cursor: 'pointer',
          listStyle: 'none',
          borderBottom: 1,
          borderColor: 'divider',
          '&::-webkit-details-marker': { display: 'none' },
          '& svg': { transition: 'transform 150ms' },
        }}
      >
        <Typography variant="h2" sx={{ py: 1 }}>
          {title}
        </Typography>
        <ExpandMoreIcon aria-hidden />
      </Box>
      {children}
    </Box>
  )
}
