import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useImperativeHandle, useRef } from 'react'
import { ResourceContextProvider, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { queryKeys } from '../api/queryKeys.ts'
import { EditRecord } from '../kit/form/EditPage.tsx'
import { RecordForm } from '../kit/form/RecordForm.tsx'
import type { FormSchema } from '../kit/form/useSchemaResolver.ts'
import type { StepProps } from './useSteps.ts'

interface StepFormProps extends StepProps {
  readonly resource: string
  /** The resource of the page, which lists what is missing. */
  readonly of: string
  readonly schema: FormSchema
  readonly describe?: (field: string, value: unknown) => string | undefined
  readonly children: ReactNode
}

/** A step with a form. It is saved by its button, and when another step is opened. */
export function StepForm({ resource, of, id, schema, leaving, onNext, describe, children }: StepFormProps) {
  const queries = useQueryClient()
  const notify = useNotify()
  const then = useRef<(() => void) | undefined>(undefined)
  const saved = () => {
    void queries.invalidateQueries({ queryKey: queryKeys.resource(of) })
    const go = then.current ?? onNext
    then.current = undefined
    if (go) return go()
    // After the last step the page scrolls to the top, where it can be published.
    document.getElementById('content')?.scrollTo(0, 0)
    notify('kit.saved', { type: 'success' })
  }
  return (
    <ResourceContextProvider value={resource}>
      <EditRecord id={id}>
        <RecordForm<never>
          schema={schema}
          inSections
          submit={onNext ? 'kit.steps.saveAndNext' : 'kit.save'}
          onSaved={saved}
          {...(describe && { describe })}
        >
          {children}
          <SaveBeforeLeaving leaving={leaving} onSaving={(go) => (then.current = go)} />
        </RecordForm>
      </EditRecord>
    </ResourceContextProvider>
  )
}

interface SaveBeforeLeavingProps extends Pick<StepProps, 'leaving'> {
  /** Called once it is saved. */
  readonly onSaving: (then: () => void) => void
}

function SaveBeforeLeaving({ leaving, onSaving }: SaveBeforeLeavingProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useImperativeHandle(leaving, () => (go: () => void) => {
    if (!isDirty) return go()
    onSaving(go)
    anchor.current?.closest('form')?.requestSubmit()
  })
  return <span ref={anchor} hidden />
}
