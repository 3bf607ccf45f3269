import { useMemo } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { EditPage } from '../../kit/form/EditPage.tsx'
import { RecordForm } from '../../kit/form/RecordForm.tsx'
import { RemoveTemplate } from './RemoveTemplate.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { templateFormSchema } from './templateFormSchema.ts'

/** /office/templates/:id: the words of a template. */
export function TemplatePage() {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => templateFormSchema(rules, t), [rules, t])
  return (
    <EditPage actions={<RemoveTemplate />}>
      <RecordForm<'templates'> schema={schema}>
        <TemplateFields />
      </RecordForm>
    </EditPage>
  )
}
