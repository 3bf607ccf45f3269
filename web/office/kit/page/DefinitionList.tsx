import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'

/** A label and its value; null, false and '' are shown as "not given". */
export interface Definition {
  readonly name: string
  readonly value: ReactNode
}

interface DefinitionListProps {
  readonly items: readonly Definition[]
  readonly columns?: 1 | 2
}

/** Labelled facts with hairlines between them. */
export function DefinitionList({ items, columns = 2 }: DefinitionListProps) {
  const t = useText()
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: columns === 2 ? '1fr 1fr' : '1fr' },
        columnGap: 4,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {items.map(({ name, value }) => (
        <Box key={name} sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 500, color: value ? 'text.primary' : 'text.secondary' }}>
            {value || t('kit.notGiven')}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
