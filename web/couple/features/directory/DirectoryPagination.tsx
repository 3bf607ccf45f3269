import PaginationItem from '@mui/material/PaginationItem'
import { PageNumbers } from '../../providers/PageNumbers.tsx'

interface DirectoryPaginationProps {
  /** Path of the first page. */
  readonly path: string
  readonly page: number
  readonly pages: number
}

/** Pagination by plain links, which search engines can follow. */
export function DirectoryPagination({ path, page, pages }: DirectoryPaginationProps) {
  if (pages < 2) return null
  return (
    <PageNumbers
      count={pages}
      page={page}
      renderItem={(item) => (
        <PaginationItem component="a" href={item.page && item.page > 1 ? `${path}?page=${item.page}` : path} {...item} />
      )}
    />
  )
}
