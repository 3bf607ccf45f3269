import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ListSection } from '../../kit/list/ListPage.tsx'

/** What happened to the account, newest first, and by whom. */
export function AccountHistory() {
  const t = useText()
  const { moment } = useFormat()
  const what = ({ kind, changed, part, notification }: RecordOf<'history'>) => {
    const named = notification === null ? [] : [t(`settings.notifications.kind.${notification}.label`)]
    const ofPart = part ? [t(`moderation.parts.${part}`)] : []
    const fields = [...changed.map((field) => t(`account.fields.${field}`)), ...named, ...ofPart].join(', ')
    return fields === '' ? t(`history.kind.${kind}`) : t('history.changed', { what: t(`history.kind.${kind}`), fields })
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
