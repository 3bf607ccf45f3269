import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { type Identifier, type RaRecord, ShowBase, useShowContext } from 'react-admin'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { LoadError } from '../page/LoadError.tsx'
import { Page } from '../page/Page.tsx'
import { SkeletonLines } from '../page/SkeletonLines.tsx'
import { isMissing, RecordMissing } from './RecordMissing.tsx'
import { useListPath } from './useListPath.ts'

interface ShowRecordProps<Row extends RaRecord> {
  /** Default: the id in the address. */
  readonly id?: Identifier
  /** In the record's place while it is read, in the shape that it will have. */
  readonly loading?: ReactNode
  /** What is shown of it, once it is loaded. */
  readonly children: (record: Row) => ReactNode
}

interface ShowPageProps<Row extends RaRecord> extends ShowRecordProps<Row> {
  /** What the record is called. Until that is known the page has the resource's `title`. */
  readonly title: (record: Row) => string
  /** What can be done with it, beside the title. */
  readonly actions?: (record: Row) => ReactNode
  /** Beside what is shown where there is room, else below. */
  readonly aside?: (record: Row) => ReactNode
}

/** The page says itself that it cannot be loaded. */
const quiet = { onError: () => {} }

/**
 * The page of a record: the way back to its list, title, what is shown, and its states. Its texts are those of the resource: `title`,
 * `detail.back`, `detail.failed`, `detail.notFound`. The record is `RecordOf<'…'>` of the resource.
 */
export function ShowPage<Row extends RaRecord>({ id, ...page }: ShowPageProps<Row>) {
  return (
    <ShowBase<Row> {...(id !== undefined && { id })} queryOptions={quiet}>
      <PageOfRecord {...page} />
    </ShowBase>
  )
}

/** A record on a page of another shape, e.g. beside its list. */
export function ShowRecord<Row extends RaRecord>({ id, ...content }: ShowRecordProps<Row>) {
  return (
    <ShowBase<Row> {...(id !== undefined && { id })} queryOptions={quiet}>
      <RecordContent {...content} />
    </ShowBase>
  )
}

/** Where the page has room for both. */
const roomForBoth = '@container (min-width: 800px)'

function PageOfRecord<Row extends RaRecord>({ title, actions, aside, loading, children }: Omit<ShowPageProps<Row>, 'id'>) {
  const text = useResourceTexts()
  const list = useListPath()
  const { record, error } = useShowContext<Row>()
  if (isMissing(error)) return <RecordMissing level="h1" />
  return (
    <Page
      title={record ? title(record) : text('title')}
      back={list && { to: list, label: text('detail.back') }}
      actions={record && actions?.(record)}
    >
      <RecordContent<Row> loading={loading}>
        {(shown) =>
          aside ? (
            <Box
              sx={{
                display: 'grid',
                gap: 4,
                gridTemplateColumns: 'minmax(0, 1fr)',
                alignItems: 'start',
                [roomForBoth]: { gridTemplateColumns: 'minmax(0, 1fr) 280px' },
              }}
            >
              <div>{children(shown)}</div>
              <aside>{aside(shown)}</aside>
            </Box>
          ) : (
            children(shown)
          )
        }
      </RecordContent>
    </Page>
  )
}

/** The record in whatever state its reading is; when it can't be read again it stays as it was, unless it is gone. */
function RecordContent<Row extends RaRecord>({ loading, children }: Omit<ShowRecordProps<Row>, 'id'>) {
  const text = useResourceTexts()
  const { record, error, isFetching, refetch } = useShowContext<Row>()
  if (isMissing(error)) return <RecordMissing />
  if (record) return children(record)
  if (!error || isFetching) return loading ?? <SkeletonLines count={6} height={56} />
  return <LoadError title={text('detail.failed')} error={error} onRetry={() => void refetch()} />
}
