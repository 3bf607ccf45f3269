import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { entryText, type LedgerEntry, signed, sumOf } from './ledgerEntry.ts'
import { RequestLink } from './RequestLink.tsx'

/** The statement on a phone: a line each, the amount at its end. */
export function StatementLines({ entries }: { readonly entries: readonly LedgerEntry[] }) {
  const t = useText()
  const { dayOf } = useFormat()
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
      <Box component="ul" aria-label={t('credits.statement')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Box
            key={entry.id}
            component="li"
            data-entry={entry.code}
            data-entry-request={entry.requestId}
            sx={{ display: 'flex', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{entryText(t, entry)}</Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {dayOf(entry.date)} · {t('credits.balanceLine', { balance: entry.balance })}
              </Typography>
              <RequestLink entry={entry} />
            </Box>
            <Typography sx={{ fontWeight: 600, color: entry.in > 0 ? 'success.main' : 'text.primary' }}>
              {entry.in > 0 ? signed(entry.in, '+') : signed(entry.out, '−')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ py: 1.5, textAlign: 'right' }}>
        {t('credits.sums')} · {t('credits.sumIn')} {sumOf(entries, 'in')} · {t('credits.sumOut')} {sumOf(entries, 'out')}
      </Typography>
    </Box>
  )
}
