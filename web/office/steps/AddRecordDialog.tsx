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

/** Asks for the first fields of a new record, then opens its form. The title is the resource's text `add`. */
export function AddRecordDialog<Body extends FieldValues>({ schema, defaultValues, add, onClose, children }: AddRecordDialogProps<Body>) {
  const resource = useResourceContext() ?? ''
  const text = useResourceTexts()
  const call = useSideCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  // A retry after a lost answer creates the same record; changed input creates another one.
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
