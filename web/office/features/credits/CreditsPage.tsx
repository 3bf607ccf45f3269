import Link from '@mui/material/Link'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { officePage } from '../../../../src/api/schemas/pagePaths.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { PaymentHistory } from '../../payments/PaymentHistory.tsx'
import { BalanceCard } from './BalanceCard.tsx'
import { CreditQuestions } from './CreditQuestions.tsx'
import { LowBalance } from './LowBalance.tsx'
import { focusPacks, Packs } from './Packs.tsx'
import { StatementActions } from './StatementActions.tsx'
import { StatementHeader } from './StatementHeader.tsx'
import { StatementProof } from './StatementProof.tsx'
import { usePacks } from './usePacks.ts'

type Entry = RecordOf<'credits'>
const BuyDialog = lazily(async () => (await import('./BuyDialog.tsx')).BuyDialog)

/** /office/credits: the balance, the packs, and the statement. */
export function CreditsPage() {
  const t = useText()
  const { dayOf, signed } = useFormat()
  return (
    <ListPage<Entry>
      sort={{ field: 'date', order: 'DESC' }}
      printHeader={<StatementHeader />}
      above={<Balance />}
      below={
        <>
          <StatementProof />
          <PaymentHistory />
          <CreditQuestions />
        </>
      }
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

/** The balance and the packs. The pack being bought is in the URL, because the page is reloaded to take a card. */
function Balance() {
  const [search, setSearch] = useSearchParams()
  const pack = search.get('pack')
  const packs = usePacks()
  const close = () =>
    setSearch((current) => {
      current.delete('pack')
      return current
    })
  return (
    <>
      <BalanceCard />
      <LowBalance onSeePacks={focusPacks} />
      <Packs />
      <LazyPart onClose={close}>{pack !== null && <BuyDialog pack={pack} packs={packs} onClose={close} />}</LazyPart>
    </>
  )
}

/** The text of a statement line, with a link to its request. */
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
