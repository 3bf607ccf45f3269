import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'

/** Pagination: the range of rows, their total, and the other pages. */
export function ListPages({ onPage }: { readonly onPage?: () => void }) {
  const t = useText()
  const { page, perPage, total = 0, setPage, data } = useListContext()
  if (total <= perPage || !data) return null
  const from = (page - 1) * perPage + 1
  const go = (to: number) => {
    setPage(to)
    onPage?.()
  }
  return (
    <Box
      component="nav"
      aria-label={t('layout.pagination')}
      data-print="none"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, px: 2, py: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mr: 1, fontVariantNumeric: 'tabular-nums' }}>
        {t('layout.range', { from, to: from + data.length - 1, total })}
      </Typography>
      <IconButton disabled={page === 1} onClick={() => go(page - 1)} aria-label={t('layout.previousPage')}>
        <PreviousIcon />
      </IconButton>
      <IconButton disabled={page * perPage >= total} onClick={() => go(page + 1)} aria-label={t('layout.nextPage')}>
        <NextIcon />
      </IconButton>
    </Box>
  )
}
