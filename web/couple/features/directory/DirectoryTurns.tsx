import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'

interface DirectoryTurnsProps {
  readonly page: number
  readonly pages: number
}

const turns = { first: true, last: true, next: true, previous: true } as const

/** Leads to the other pages of a shelf, by addresses that search engines can follow. */
export function DirectoryTurns({ page, pages }: DirectoryTurnsProps) {
  const { t } = useTranslation('project')
  const { pathname } = useLocation()
  if (pages < 2) return null
  return (
    <Pagination
      count={pages}
      page={page}
      aria-label={t('search.pages')}
      getItemAriaLabel={(type, number) => (type in turns ? t(`search.${type as keyof typeof turns}`) : t('search.page', { number }))}
      renderItem={(item) => (
        <PaginationItem component={Link} to={item.page && item.page > 1 ? `${pathname}?page=${item.page}` : pathname} {...item} />
      )}
      siblingCount={0}
      size="large"
      sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
    />
  )
}
