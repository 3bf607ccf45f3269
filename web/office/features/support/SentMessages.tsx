import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ListSection } from '../../kit/list/ListPage.tsx'

/** The provider's messages, newest first, each with its reference number. */
export function SentMessages() {
  const t = useText()
  const { moment } = useFormat()
  return (
    <ListSection
      resource="supportMessages"
      sort={{ field: 'sentAt', order: 'DESC' }}
      perPage={5}
      columns={[
        { source: 'text', render: (message) => <SentMessage message={message} />, phone: 'title', sortable: false },
        { source: 'reference', width: 130, sortable: false },
        { source: 'sentAt', render: ({ sentAt }) => t('supportMessages.sentOn', { moment: moment(sentAt) }), width: 240 },
      ]}
    />
  )
}

/** A message: its subject, and its text when opened. */
function SentMessage({ message: { subject, text } }: { readonly message: RecordOf<'supportMessages'> }) {
  const t = useText()
  return (
    <Box component="details" sx={{ minWidth: 0 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 500 }}>
        {t(`support.subjects.${subject}`)}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
        {text}
      </Typography>
    </Box>
  )
}
