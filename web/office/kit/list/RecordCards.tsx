import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

const gridSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const

interface RecordCardsProps<Row extends RaRecord> {
  readonly card: (row: Row) => ReactNode
  /** Label of the list. */
  readonly label: string
}

/** The rows of a list as cards, for records that are recognised by a picture. */
export function RecordCards<Row extends RaRecord>({ card, label }: RecordCardsProps<Row>) {
  const { data: rows = [] } = useListContext<Row>()
  return (
    <Box component="ul" aria-label={label} sx={gridSx}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ display: 'grid' }}>
          {card(row)}
        </Box>
      ))}
    </Box>
  )
}

/** Skeletons of cards. */
export function SkeletonCards() {
  const t = useText()
  return (
    <Box role="status">
      <VisuallyHidden>{t('layout.loading')}</VisuallyHidden>
      <Box sx={gridSx}>
        {[1, 2, 3].map((number) => (
          <Skeleton key={number} variant="rounded" height={290} />
        ))}
      </Box>
    </Box>
  )
}
