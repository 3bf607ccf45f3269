import { PageNumbers } from '../../../providers/PageNumbers.tsx'

interface SearchPagesProps {
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The search results with their pagination. */
export function SearchPages({ count, page, onPage }: SearchPagesProps) {
  return <PageNumbers count={count} page={page} onChange={(_, next) => onPage(next)} />
}
