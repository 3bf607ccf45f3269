import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { usePrinting } from '../../kit/print/usePrinting.ts'
import { useMe } from '../../session/useMe.ts'

/** Printed above the statement: its owner, its period, and the print date. */
export function StatementHeader() {
  return usePrinting() ? <PrintedHeader /> : null
}

function PrintedHeader() {
  const t = useText()
  const { dayOf } = useFormat()
  const me = useMe()
  const [printedAt] = useState(() => new Date().toISOString())
  const { data = [], total = 0 } = useListContext<RecordOf<'credits'>>()
  const [newest, oldest] = [data[0], data.at(-1)]
  return (
    <Box data-statement-header sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{me?.companyName ?? [me?.firstname, me?.lastname].filter(Boolean).join(' ')}</Typography>
      {newest && oldest && <Typography>{t('credits.printed.period', { from: dayOf(oldest.date), to: dayOf(newest.date) })}</Typography>}
      <Typography>{t('credits.printed.on', { date: dayOf(printedAt) })}</Typography>
      {data.length < total && <Typography>{t('credits.printed.part', { shown: data.length, total })}</Typography>}
    </Box>
  )
}
