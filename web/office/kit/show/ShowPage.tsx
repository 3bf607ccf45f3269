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
  /** Default: the id in the URL. */
  readonly id?: Identifier
  /** The skeleton while it is loading. */
  readonly loading?: ReactNode
  /** Renders the loaded record. */
  readonly children: (record: Row) => ReactNode
}

interface ShowPageProps<Row extends RaRecord> extends ShowRecordProps<Row> {
  /** The record's name. Until it is loaded the page has the resource's `title`. */
  readonly title: (record: Row) => string
  /** The actions, beside the title. */
  readonly actions?: (record: Row) => ReactNode
  /** Rendered beside the content on wide screens, else below. */
  readonly aside?: (record: Row) => ReactNode
}

/** No notification: the page shows the error itself. */
const quiet = { onError: () => {} }

/**
 * The page of a record: link back to its list, title, content, and its states. Its texts are the resource's `title`, `detail.back`,
 * `detail.failed`, `detail.notFound`. The record is typed as `RecordOf<'…'>` of the resource.
 */
export function ShowPage<Row extends RaRecord>({ id, ...page }: ShowPageProps<Row>) {
  return (
    <ShowBase<Row> {...(id !== undefined && { id })} queryOptions={quiet}>
      <PageOfRecord {...page} />
    </ShowBase>
  )
}

/** A record on a page with another layout, e.g. beside its list. */
export function ShowRecord<Row extends RaRecord>({ id, ...content }: ShowRecordProps<Row>) {
  return (
    <ShowBase<Row> {...(id !== undefined && { id })} queryOptions={quiet}>
      <RecordContent {...content} />
    </ShowBase>
  )
}

/** Where the page is wide enough for both. */
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

/** The record with its loading and error states. When a refetch fails the old record stays, unless it was deleted. */
function RecordContent<Row extends RaRecord>({ loading, children }: Omit<ShowRecordProps<Row>, 'id'>) {
  const text = useResourceTexts()
  const { record, error, isFetching, refetch } = useShowContext<Row>()
  if (isMissing(error)) return <RecordMissing />
  if (record) return children(record)
  if (!error || isFetching) return loading ?? <SkeletonLines count={6} height={56} />
  return <LoadError title={text('detail.failed')} error={error} onRetry={() => void refetch()} />
}
