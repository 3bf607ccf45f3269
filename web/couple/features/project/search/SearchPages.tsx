import Pagination from '@mui/material/Pagination'
import { useTranslation } from 'react-i18next'

const turns = { first: true, last: true, next: true, previous: true } as const

interface SearchPagesProps {
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The pages of what was found. */
export function SearchPages({ count, page, onPage }: SearchPagesProps) {
  const { t } = useTranslation('project')
  return (
    <Pagination
      count={count}
      page={page}
      onChange={(_, next) => onPage(next)}
      aria-label={t('search.pages')}
      getItemAriaLabel={(type, number) => (type in turns ? t(`search.${type as keyof typeof turns}`) : t('search.page', { number }))}
      siblingCount={0}
      size="large"
      sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
    />
  )
}
