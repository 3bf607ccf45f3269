import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useResourceContext } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import type { SideApi } from '../api/officeApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useSideCall } from '../api/useSideCall.ts'
import { useResourceTexts } from '../i18n/useResourceTexts.ts'
import { useIdempotencyKey } from '../kit/command/useIdempotencyKey.ts'
import { FormDialog } from '../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import type { FormSchema } from '../kit/form/useSchemaResolver.ts'

interface AddRecordDialogProps<Body extends FieldValues> {
  readonly schema: FormSchema
  readonly defaultValues: FieldValues
  readonly add: (side: SideApi, call: { readonly body: Body; readonly idempotencyKey: string }) => Promise<{ readonly id: string }>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What a new record needs to begin with; its form opens then. The title is the resource's text `add`. */
export function AddRecordDialog<Body extends FieldValues>({ schema, defaultValues, add, onClose, children }: AddRecordDialogProps<Body>) {
  const resource = useResourceContext() ?? ''
  const text = useResourceTexts()
  const call = useSideCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // Sent again after a lost answer, it is the same record; with other input it is another one.
  const attempt = useIdempotencyKey()
  const command = useMutation({
    async mutationFn(body: Body) {
      const { id } = await call((side) => add(side, { body, idempotencyKey: attempt.keyFor(body) }))
      await queries.invalidateQueries({ queryKey: queryKeys.lists(resource) })
      await navigate(officePage(resource, id))
      return true
    },
  })
  const close = () => {
    if (!command.isPending) onClose()
  }
  return (
    <FormDialog open onClose={close} title={text('add')}>
      <CommandForm
        schema={schema}
        command={command}
        submit="kit.steps.begin"
        defaultValues={defaultValues}
        onDone={onClose}
        onCancel={close}
      >
        {children}
      </CommandForm>
    </FormDialog>
  )
}
