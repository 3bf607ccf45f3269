import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

interface DefinitionListProps {
  /** Terms with their values; '' for a missing value. */
  readonly entries: readonly (readonly [term: string, words: string])[]
  /** Shown for missing values. */
  readonly empty?: string
  readonly strong?: boolean
  readonly sx?: SxProps<Theme>
}

/** A list of labelled facts. */
export function DefinitionList({ entries, empty = '', strong = false, sx = {} }: DefinitionListProps) {
  return (
    <Box component="dl" sx={[{ m: 0, display: 'grid' }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {entries.map(([term, words]) => (
        <div key={term}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', fontWeight: strong ? 600 : undefined }}
            color={words === '' ? 'textSecondary' : 'textPrimary'}
          >
            {words || empty}
          </Typography>
        </div>
      ))}
    </Box>
  )
}
