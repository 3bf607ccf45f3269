import Pagination, { type PaginationProps } from '@mui/material/Pagination'
import { useTranslation } from 'react-i18next'

type PageNumbersProps = Required<Pick<PaginationProps, 'count' | 'page'>> & Pick<PaginationProps, 'onChange' | 'renderItem'>

const steps = { first: true, last: true, next: true, previous: true } as const

/** Pagination of a list of providers. */
export function PageNumbers(props: PageNumbersProps) {
  const { t } = useTranslation('project')
  return (
    <Pagination
      {...props}
      aria-label={t('search.pages')}
      getItemAriaLabel={(type, number) => (type in steps ? t(`search.${type as keyof typeof steps}`) : t('search.page', { number }))}
      siblingCount={0}
      size="large"
      sx={{ mt: 3, '& ul': { justifyContent: 'center' } }}
    />
  )
}
