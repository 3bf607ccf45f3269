import { PageNumbers } from '../../../providers/PageNumbers.tsx'

interface SearchPagesProps {
  readonly count: number
  readonly page: number
  readonly onPage: (page: number) => void
}

/** The pages of what was found. */
export function SearchPages({ count, page, onPage }: SearchPagesProps) {
  return <PageNumbers count={count} page={page} onChange={(_, next) => onPage(next)} />
}
