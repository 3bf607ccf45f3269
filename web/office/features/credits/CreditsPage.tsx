import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { CreditQuestions } from './CreditQuestions.tsx'
import { StatementActions } from './StatementActions.tsx'
import { StatementHeader } from './StatementHeader.tsx'

type Entry = RecordOf<'credits'>

/** /office/credits: the balance, and how it came about. */
export function CreditsPage() {
  const t = useText()
  const { dayOf, signed } = useFormat()
  return (
    <ListPage<Entry>
      sort={{ field: 'date', order: 'DESC' }}
      printHeader={<StatementHeader />}
      above={<BalanceCard />}
      below={<CreditQuestions />}
      actions={<StatementActions />}
      heading={t('credits.statement')}
      columns={[
        { source: 'date', render: ({ date }) => dayOf(date), width: 112 },
        { source: 'code', render: (entry) => <EntryText entry={entry} />, phone: 'title' },
        { source: 'in', align: 'right', phone: 'end', render: ({ in: gained }) => signed(gained, '+'), total: true },
        { source: 'out', align: 'right', phone: 'end', render: ({ out }) => signed(out, '−'), total: true },
        { source: 'balance', align: 'right', detail: ({ balance }) => t('credits.balanceLine', { balance }) },
      ]}
    />
  )
}

/** What a line is about, and the way to its request. */
function EntryText({ entry: { code, reason, returnRule, requestId, date } }: { readonly entry: Entry }) {
  const t = useText()
  const { dayOf } = useFormat()
  return (
    <span data-entry={code} data-entry-request={requestId}>
      {code === 'correction' && reason ? t('credits.correctionReason', { reason }) : t(`credits.entry.${code}`)}
      {returnRule && ` (${t(`values.guaranteeRule.${returnRule}`)})`}{' '}
      {requestId && (
        <Link
          component={RouterLink}
          to={officePage('requests', requestId)}
          variant="body2"
          aria-label={t('credits.seeRequestOf', { date: dayOf(date) })}
        >
          {t('credits.seeRequest')}
        </Link>
      )}
    </span>
  )
}
