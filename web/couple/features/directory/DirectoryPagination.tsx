import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { useTranslation } from 'react-i18next'

interface DirectoryPaginationProps {
  /** Of the first page. */
  readonly path: string
  readonly page: number
  readonly pages: number
}

const turns = { first: true, last: true, next: true, previous: true } as const

/** Leads to the other pages of the same planners, by addresses that search engines can follow. */
export function DirectoryPagination({ path, page, pages }: DirectoryPaginationProps) {
  const { t } = useTranslation('project')
  if (pages < 2) return null
  return (
    <Pagination
      count={pages}
      page={page}
      aria-label={t('search.pages')}
      getItemAriaLabel={(type, number) => (type in turns ? t(`search.${type as keyof typeof turns}`) : t('search.page', { number }))}
      renderItem={(item) => (
        <PaginationItem component="a" href={item.page && item.page > 1 ? `${path}?page=${item.page}` : path} {...item} />
      )}
      siblingCount={0}
      size="large"
      sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
    />
  )
}
