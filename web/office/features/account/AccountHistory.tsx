import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ListSection } from '../../kit/list/ListPage.tsx'

/** What happened to the account and who did it, newest first. */
export function AccountHistory() {
  const t = useText()
  const { moment, cents, dayOf } = useFormat()
  const what = ({ kind, facts = {}, changed, part, notification }: RecordOf<'history'>) => {
    const { amount, credits, date, number } = facts
    const said = t(`history.kind.${kind}`, {
      amount: amount === undefined ? '' : cents(amount),
      // With a minus sign, not a hyphen.
      credits: String(credits ?? '').replace('-', '−'),
      date: date === undefined ? '' : dayOf(date),
      number,
    })
    const named = notification === null ? [] : [t(`settings.notifications.kind.${notification}.label`)]
    const ofPart = part ? [t(`moderation.parts.${part}`)] : []
    const fields = [...changed.map((field) => t(`account.fields.${field}`)), ...named, ...ofPart].join(', ')
    return fields === '' ? said : t('history.changed', { what: said, fields })
  }
  return (
    <ListSection
      resource="history"
      sort={{ field: 'at', order: 'DESC' }}
      columns={[
        { source: 'at', render: ({ at }) => moment(at), width: 160 },
        { source: 'kind', render: what, phone: 'title' },
        { source: 'by', render: ({ by }) => t(`history.by.${by}`) },
      ]}
    />
  )
}
