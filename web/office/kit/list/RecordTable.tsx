import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { DataTable, type RaRecord, useListContext } from 'react-admin'
import { type Column, cellOf } from './column.ts'
import { RecordLines } from './RecordLines.tsx'
import { RecordLink } from './RecordLink.tsx'
import { TableTotals } from './TableTotals.tsx'
import { useRecordPath } from './useRecordPath.ts'

interface RecordTableProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[]
  /** Label of the table. */
  readonly heading: string
  readonly showHeading: boolean
  /** True: the table renders a card around itself. Default: it is within one. */
  readonly framed?: boolean
}

const tableSx = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { px: 1, py: 1.25, borderColor: 'divider' },
  '& tbody:last-child tr:last-child > *': { borderBottom: 0 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, bgcolor: 'transparent' },
  '& tfoot th, & tfoot td': { color: 'text.primary', fontWeight: 600, typography: 'body2', borderBottom: 0 },
} as const

const edges = (room: number) => ({
  '& th:first-of-type, & td:first-of-type': { pl: room },
  '& th:last-of-type, & td:last-of-type': { pr: room },
})
const frame = {
  ...edges(2),
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '@media print': { border: 0 },
} as const
const unframed = edges(0)

/** The rows of a list: react-admin's table on wide screens, lines on a phone. A row with a page of its own links to it. */
export function RecordTable<Row extends RaRecord>({ columns, heading, showHeading, framed = false }: RecordTableProps<Row>) {
  const id = useId()
  const { data: rows = [] } = useListContext<Row>()
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true })
  // The query string belongs to the list only if the page is the list's.
  const pathOf = useRecordPath(framed)
  return (
    <>
      {showHeading && (
        <Typography id={id} variant="h3" component="h2" sx={{ mt: 5, mb: 1 }}>
          {heading}
        </Typography>
      )}
      {roomy ? (
        <DataTable
          bulkActionButtons={false}
          rowClick={pathOf ? (_id, _resource, row) => pathOf(row) : false}
          foot={columns.some(({ total }) => total) ? () => <TableTotals columns={columns} rows={rows} /> : undefined}
          sx={[tableSx, framed ? frame : unframed]}
          {...(showHeading ? { 'aria-labelledby': id } : { 'aria-label': heading })}
        >
          {columns.map((column, index) => (
            <DataTable.Col
              key={column.source}
              source={column.source}
              align={column.align}
              disableSort={!column.sortable}
              sx={{ width: column.width }}
              render={(row) =>
                index === 0 ? <RecordLink to={pathOf?.(row as Row)}>{cellOf(column, row as Row)}</RecordLink> : cellOf(column, row as Row)
              }
            />
          ))}
        </DataTable>
      ) : (
        <RecordLines columns={columns} rows={rows} label={heading} pathOf={pathOf} />
      )}
    </>
  )
}
