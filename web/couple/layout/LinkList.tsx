import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { touchTarget } from '../../shared/theme/tokens.ts'

interface LinkListProps {
  readonly label: string
  readonly links: readonly { readonly name: string; readonly to: string; readonly isHere?: boolean }[]
}

/** Links from a page of a directory to other pages. */
export function LinkList({ label, links }: LinkListProps) {
  const labelId = useId()
  return (
    <Box component="nav" aria-labelledby={labelId} sx={{ my: 3 }}>
      <Typography id={labelId} variant="body2" color="textSecondary" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {links.map(({ name, to, isHere = false }) => (
          <li key={to}>
            <Chip
              component="a"
              href={to}
              label={name}
              clickable
              color={isHere ? 'primary' : 'default'}
              variant={isHere ? 'filled' : 'outlined'}
              aria-current={isHere ? 'true' : undefined}
              sx={{ height: touchTarget, borderRadius: touchTarget }}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
