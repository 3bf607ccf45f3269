import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'
import { ListBase, type RaRecord, type SortPayload, useListContext } from 'react-admin'
import type { RecordName, RecordOf } from '../../api/officeRecords.ts'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { LoadError } from '../page/LoadError.tsx'
import { Page } from '../page/Page.tsx'
import { SkeletonLines } from '../page/SkeletonLines.tsx'
import { StateMessage } from '../page/StateMessage.tsx'
import { AllRowsOnPaper } from '../print/AllRowsOnPaper.tsx'
import type { Column } from './column.ts'
import { ListPages } from './ListPages.tsx'
import { NothingMatches } from './NothingMatches.tsx'
import { RecordCards, SkeletonCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'

interface ListPageProps<Row extends RaRecord> {
  /** Of a table; without any the rows are cards. */
  readonly columns?: readonly Column<Row>[]
  /** A row as a card. */
  readonly card?: (row: Row) => ReactNode
  readonly sort: SortPayload
  readonly perPage?: number
  /** Printed above all: all rows are printed then, and not just those of the page that is shown. */
  readonly printHeader?: ReactNode
  /** Above the list, whatever state it is in. */
  readonly above?: ReactNode
  /** Below the list, whatever state it is in. */
  readonly below?: ReactNode
  /** Narrows the list; what it sets stands in the address. */
  readonly filters?: ReactNode
  readonly actions?: ReactNode
  /** What can be done where there is nothing yet. */
  readonly emptyAction?: ReactNode
  /** The heading of the list itself, where something stands above it. */
  readonly heading?: string
  /** A row is less than its record: react-admin must not take it for the record on the page of that. */
  readonly rowsArePartial?: boolean
}

/** What is within says itself when the list cannot be loaded. */
const quiet = { onError: () => {} }
const quietAndApart = { ...quiet, meta: { rowsArePartial: true } }

/**
 * The page of a list: title, table or lines, pages, and its states. Its texts are those of the resource: `title`, `intro` (may be left out),
 * `empty.title`, `empty.text`, `failed`, `fields.<source>`. Its rows are `RecordOf<'…'>` of the resource.
 */
export function ListPage<Row extends RaRecord>({
  columns = [],
  card,
  sort,
  perPage = 25,
  printHeader,
  above,
  below,
  filters,
  actions,
  emptyAction,
  heading,
  rowsArePartial = false,
}: ListPageProps<Row>) {
  const text = useResourceTexts()
  const Paper = printHeader === undefined ? Fragment : AllRowsOnPaper
  return (
    <ListBase<Row> sort={sort} perPage={perPage} storeKey={false} exporter={false} queryOptions={rowsArePartial ? quietAndApart : quiet}>
      <Page title={text('title')} intro={text('intro', { _: '' })} actions={actions}>
        <Paper>
          {printHeader}
          {above}
          {filters && (
            <Box data-print="none" sx={{ mb: 2 }}>
              {filters}
            </Box>
          )}
          <ListContent columns={columns} card={card} emptyAction={emptyAction} heading={heading} />
          {below}
        </Paper>
      </Page>
    </ListBase>
  )
}

type ListContentProps<Row extends RaRecord> = Pick<ListPageProps<Row>, 'emptyAction' | 'heading'> & {
  readonly columns: readonly Column<Row>[]
  readonly card?: ((row: Row) => ReactNode) | undefined
  /** Under a heading of the page's own. */
  readonly isSection?: boolean
  /** Has a border of its own: not within a card. */
  readonly framed?: boolean
}

interface SectionOfRowsProps<Row extends RaRecord> extends ListContentProps<Row> {
  readonly resource: string
  readonly sort: SortPayload
  readonly perPage?: number
  /** Below the rows, in the list's context. */
  readonly below?: ReactNode
}

type ListSectionProps<Name extends RecordName> = SectionOfRowsProps<RecordOf<Name>> & { readonly resource: Name }

/** A list on a page that is about something else; its pages do not stand in the address. */
export function ListSection<Name extends RecordName>(props: ListSectionProps<Name>) {
  return <SectionOfRows<RecordOf<Name>> {...props} />
}

/** The same of rows that no call declares. */
export function SectionOfRows<Row extends RaRecord>({ resource, sort, perPage = 10, below, ...content }: SectionOfRowsProps<Row>) {
  return (
    <ListBase<Row>
      resource={resource}
      sort={sort}
      perPage={perPage}
      storeKey={false}
      exporter={false}
      queryOptions={quiet}
      disableSyncWithLocation
    >
      <ListContent {...content} isSection />
      {below}
    </ListBase>
  )
}

/** The rows in whatever state their reading is. */
function ListContent<Row extends RaRecord>({
  columns,
  card,
  emptyAction,
  heading,
  isSection = false,
  framed = !isSection,
}: ListContentProps<Row>) {
  const text = useResourceTexts()
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext<Row>()
  if (data && data.length > 0) {
    return (
      <>
        {card ? (
          <RecordCards card={card} label={heading ?? text('title')} />
        ) : (
          <RecordTable columns={columns} heading={heading ?? text('title')} showHeading={heading !== undefined} framed={framed} />
        )}
        <ListPages onPage={() => !isSection && document.getElementById('content')?.scrollTo(0, 0)} />
      </>
    )
  }
  if (data && Object.keys(filterValues).length > 0) return <NothingMatches onReset={() => setFilters({}, {})} />
  if (data) {
    return (
      <StateMessage level={isSection ? 'h3' : 'h2'} title={text('empty.title')} text={text('empty.text')}>
        {emptyAction}
      </StateMessage>
    )
  }
  if (error && !isPending) return <LoadError title={text('failed')} error={error} onRetry={() => void refetch()} />
  return card ? <SkeletonCards /> : <SkeletonLines />
}
