import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { entryText, type LedgerEntry, signed, sumOf } from './ledgerEntry.ts'
import { RequestLink } from './RequestLink.tsx'

const cellsSx = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { px: 1, py: 1.25, borderColor: 'divider' },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& tfoot th, & tfoot td': { color: 'text.primary', fontWeight: 600, typography: 'body2', borderBottom: 0 },
} as const

/** The statement as a bank prints it. */
export function StatementTable({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  const t = useText()
  const { dayOf } = useFormat()
  return (
    <Table aria-label={t('credits.statement')} sx={cellsSx}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 112 }}>{t('credits.date')}</TableCell>
          <TableCell>{t('credits.text')}</TableCell>
          <TableCell align="right">{t('credits.in')}</TableCell>
          <TableCell align="right">{t('credits.out')}</TableCell>
          <TableCell align="right">{t('credits.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} data-entry={entry.code} data-entry-request={entry.requestId}>
            <TableCell>{dayOf(entry.date)}</TableCell>
            <TableCell>
              {entryText(t, entry)} <RequestLink entry={entry} />
            </TableCell>
            <TableCell align="right" sx={{ color: 'success.main', fontWeight: 600 }}>
              {signed(entry.in, '+')}
            </TableCell>
            <TableCell align="right">{signed(entry.out, '−')}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {entry.balance}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" colSpan={2}>
            {t('credits.sums')}
          </TableCell>
          <TableCell align="right">{signed(sumOf(entries, 'in'), '+')}</TableCell>
          <TableCell align="right">{signed(sumOf(entries, 'out'), '−')}</TableCell>
          <TableCell />
        </TableRow>
      </TableFooter>
    </Table>
  )
}
