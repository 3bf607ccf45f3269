import Pagination from '@mui/material/Pagination'
import { useListContext } from 'react-admin'
import { useText } from '../../i18n/useText.ts'

/** The pages of the list by their numbers; the address has the number too, so that Back goes back. */
export function InboxPages({ onPage }: { readonly onPage: () => void }) {
  const t = useText()
  const { page, perPage, total = 0, setPage, data } = useListContext()
  if (total <= perPage || !data) return null
  return (
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
      sx={{ py: 1.5, '& ul': { justifyContent: 'center' } }}
    />
  )
}
