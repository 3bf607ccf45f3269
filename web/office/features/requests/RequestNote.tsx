import { ResourceContextProvider, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { requestNoteSchema } from '../../../../src/api/schemas/pro/requestSchemas.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { EditRecord } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { Section } from '../../kit/page/Section.tsx'

/** The provider's private notes on a request. They are deleted with the couple's data. */
export function RequestNote({ request: { id, erased, contactDeletedAt } }: { readonly request: InboxRequest }) {
  const t = useText()
  const rules = usePublicRules()
  if (erased || contactDeletedAt !== null) return null
  return (
    <Section title={t('pages.requestNotes')} intro={t('requestNotes.intro')}>
      <ResourceContextProvider value="requestNotes">
        <EditRecord id={id}>
          <RecordForm<never> schema={requestNoteSchema(rules)}>
            <NoteInput />
          </RecordForm>
        </EditRecord>
      </ResourceContextProvider>
    </Section>
  )
}

function NoteInput() {
  const t = useText()
  const { requestNote: max } = usePublicRules().text
  const note = String(useWatch({ name: 'note' }) ?? '')
  const helperText = t('requestNotes.count', { count: note.trim().length, max })
  return <TextInput source="note" helperText={helperText} multiline minRows={3} maxRows={16} />
}
