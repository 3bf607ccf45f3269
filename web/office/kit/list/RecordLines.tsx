import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import type { RaRecord } from 'react-admin'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { type Column, cellOf, totalOf } from './column.ts'
import { RecordLink } from './RecordLink.tsx'

interface RecordLinesProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly label: string
  /** The page of a row, where it has one, from `useRecordPath`. */
  readonly pathOf: ((row: Row) => string) | undefined
}

/** A list on a phone: title, details below, and the main value at the end of each line. */
export function RecordLines<Row extends RaRecord>({ columns, rows, label, pathOf }: RecordLinesProps<Row>) {
  const t = useText()
  const text = useResourceTexts()
  const at = (place: NonNullable<Column<Row>['phone']>) => columns.filter(({ phone = 'detail' }) => phone === place)
  const totals = columns.filter(({ total }) => total)
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            key={row.id}
            component="li"
            sx={{
              display: 'flex',
              gap: 2,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              '&:first-of-type': { pt: 0 },
              '&:last-of-type': { borderBottom: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {at('title').map((column) => (
                <Typography key={column.source} component="div">
                  <RecordLink to={pathOf?.(row)}>{cellOf(column, row)}</RecordLink>
                </Typography>
              ))}
              <Typography variant="caption" color="textSecondary" component="div">
                {at('detail').map((column, index) => (
                  <Fragment key={column.source}>
                    {index > 0 && ' · '}
                    {column.detail ? column.detail(row) : cellOf(column, row)}
                  </Fragment>
                ))}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'right', fontWeight: 600 }}>
              {at('end').map((column) => (
                <div key={column.source}>{cellOf(column, row)}</div>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {totals.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1.5, textAlign: 'right' }}>
          {t('kit.totals')}
          {totals.map((column) => (
            <Fragment key={column.source}>
              {' · '}
              {text(`fields.${column.source}`)} {totalOf(column, rows)}
            </Fragment>
          ))}
        </Typography>
      )}
    </Box>
  )
}
