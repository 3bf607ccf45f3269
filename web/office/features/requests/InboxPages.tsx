import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import Typography from '@mui/material/Typography'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'

/** Pagination of the list. The page number is in the URL, so the back button works. */
export function InboxPages({ onPage }: { readonly onPage: () => void }) {
  const t = useText()
  const { page, perPage, total = 0, setPage, data } = useListContext()
  if (total <= perPage || !data) return null
  const from = (page - 1) * perPage + 1
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, py: 1.5 }}>
      <Pagination
        aria-label={t('layout.pagination')}
        page={page}
        count={Math.ceil(total / perPage)}
        siblingCount={0}
        onChange={(_event, to) => {
          setPage(to)
          onPage()
        }}
        getItemAriaLabel={(type, to) =>
          type === 'previous' ? t('layout.previousPage') : type === 'next' ? t('layout.nextPage') : t('requests.page', { page: to })
        }
      />
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('layout.range', { from, to: from + data.length - 1, total })}
      </Typography>
    </Box>
  )
}
