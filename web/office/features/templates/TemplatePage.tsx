import { useMemo } from 'react'
import { useParams } from 'react-router'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { RemoveRecord } from '../../kit/dialog/RemoveRecord.tsx'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { templateFormSchema } from './templateFormSchema.ts'

/** /office/templates/:id: edits a template. */
export function TemplatePage() {
  const t = useText()
  const rules = usePublicRules()
  const id = decodeURIComponent(useParams()['*'] ?? '')
  const schema = useMemo(() => templateFormSchema(rules, t), [rules, t])
  return (
    <EditPage actions={<RemoveRecord remove={(side) => side.delete('/reply-templates/:id', { params: { id } })} />}>
      <RecordForm<'templates'> schema={schema}>
        <TemplateFields />
      </RecordForm>
    </EditPage>
  )
}
