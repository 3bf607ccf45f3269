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
import { useWantedRecord } from './useWantedRecord.ts'
import { WantedRecord } from './WantedRecord.tsx'

interface ListPageProps<Row extends RaRecord> {
  /** The columns of a table. Without them the rows are cards. */
  readonly columns?: readonly Column<Row>[]
  /** Renders a row as a card. */
  readonly card?: (row: Row) => ReactNode
  readonly sort: SortPayload
  readonly perPage?: number
  /** Printed above the list. With it all rows are printed, not only the current page. */
  readonly printHeader?: ReactNode
  /** Rendered above the list in every state. */
  readonly above?: ReactNode
  /** Rendered below the list in every state. */
  readonly below?: ReactNode
  /** Filters of the list; their values are in the URL. */
  readonly filters?: ReactNode
  readonly actions?: ReactNode
  /** An action for the empty list. */
  readonly emptyAction?: ReactNode
  /** A heading for the list, where something is above it. */
  readonly heading?: string
  /** True when a row has fewer fields than its record, so that react-admin does not use it for the record's page. */
  readonly rowsArePartial?: boolean
}

/** No notification: the list shows the error itself. */
const quiet = { onError: () => {} }
const quietAndApart = { ...quiet, meta: { rowsArePartial: true } }

/**
 * The page of a list: title, table or lines, pagination, and its states. Its texts are the resource's `title`, `intro` (optional),
 * `empty.title`, `empty.text`, `failed`, `fields.<source>`. The rows are typed as `RecordOf<'…'>` of the resource.
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
  const { filter } = useWantedRecord()
  return (
    <ListBase<Row>
      filter={filter}
      sort={sort}
      perPage={perPage}
      storeKey={false}
      exporter={false}
      queryOptions={rowsArePartial ? quietAndApart : quiet}
    >
      <Page title={text('title')} intro={text('intro', { _: '' })} actions={actions}>
        <Paper>
          {printHeader}
          {above}
          {filters && (
            <Box data-print="none" sx={{ mb: 2 }}>
              {filters}
            </Box>
          )}
          <WantedRecord>
            <ListContent columns={columns} card={card} emptyAction={emptyAction} heading={heading} />
          </WantedRecord>
          {below}
        </Paper>
      </Page>
    </ListBase>
  )
}

type ListContentProps<Row extends RaRecord> = Pick<ListPageProps<Row>, 'emptyAction' | 'heading'> & {
  readonly columns: readonly Column<Row>[]
  readonly card?: ((row: Row) => ReactNode) | undefined
  /** The list has a heading below the page's own. */
  readonly isSection?: boolean
  /** Not within a card, because it has a border of its own. */
  readonly framed?: boolean
}

interface SectionOfRowsProps<Row extends RaRecord> extends ListContentProps<Row> {
  readonly resource: string
  readonly sort: SortPayload
  readonly perPage?: number
  /** Rendered below the rows, within the list's context. */
  readonly below?: ReactNode
}

type ListSectionProps<Name extends RecordName> = SectionOfRowsProps<RecordOf<Name>> & { readonly resource: Name }

/** A list within another page. Its page number is not in the URL. */
export function ListSection<Name extends RecordName>(props: ListSectionProps<Name>) {
  return <SectionOfRows<RecordOf<Name>> {...props} />
}

/** A list within another page whose rows no call declares. */
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

/** The rows with their loading, error and empty states. */
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
