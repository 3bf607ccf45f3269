import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableRow from '@mui/material/TableRow'
import type { RaRecord } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { usePrinting } from '../print/usePrinting.ts'
import { type Column, totalOf } from './column.ts'

interface TotalsProps<Row extends RaRecord> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}

/** The totals of the visible rows, below their columns. */
export function TableTotals<Row extends RaRecord>({ columns, rows }: TotalsProps<Row>) {
  const t = useText()
  const isPrinting = usePrinting()
  const first = columns.findIndex(({ total }) => total)
  return (
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" colSpan={first}>
          {t(isPrinting ? 'kit.total' : 'kit.totals')}
        </TableCell>
        {columns.slice(first).map((column) => (
          <TableCell key={column.source} align={column.align}>
            {column.total && totalOf(column, rows)}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  )
}
