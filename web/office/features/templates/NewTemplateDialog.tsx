import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { useSideCall } from '../../api/useSideCall.ts'
import { useText } from '../../i18n/useText.ts'
import { useIdempotencyKey } from '../../kit/command/useIdempotencyKey.ts'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { templateFormSchema } from './templateFormSchema.ts'

const empty = { title: '', text: '' }

/** Creates a reply template. */
export function NewTemplateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const rules = usePublicRules()
  const schema = useMemo(() => templateFormSchema(rules, t), [rules, t])
  const call = useSideCall()
  const queries = useQueryClient()
  // A retry after a lost answer creates the same template; changed input creates another one.
  const attempt = useIdempotencyKey()
  const add = useMutation({
    mutationFn: async (body: typeof empty) => {
      await call((side) => side.post('/reply-templates', { body, idempotencyKey: attempt.keyFor(body) }))
      await queries.invalidateQueries({ queryKey: queryKeys.resource('templates') })
      return true
    },
  })
  const close = () => {
    if (!add.isPending) onClose()
  }
  return (
    <FormDialog open onClose={close} title={t('templates.add')}>
      <CommandForm
        schema={schema}
        command={add}
        submit="kit.save"
        done="templates.added"
        defaultValues={empty}
        onDone={onClose}
        onCancel={close}
      >
        <TemplateFields />
      </CommandForm>
    </FormDialog>
  )
}
