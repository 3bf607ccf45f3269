import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { ResourceContextProvider, useNotify } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { queryKeys } from '../api/queryKeys.ts'
import type { differences } from '../kit/form/changes.ts'
import { EditRecord } from '../kit/form/EditPage.tsx'
import { RecordForm } from '../kit/form/RecordForm.tsx'
import type { FormSchema } from '../kit/form/useSchemaResolver.ts'
import type { StepProps } from './useSteps.ts'

interface StepFormProps extends StepProps {
  readonly resource: string
  /** The resource of the page, which lists what is missing. */
  readonly of: string
  readonly schema: FormSchema
  readonly compare?: typeof differences
  readonly describe?: (field: string, value: unknown) => string | undefined
  readonly children: ReactNode
}

/** A step with a form. It is saved by its button, and when another step is opened. */
export function StepForm({ resource, of, id, schema, leaving, onNext, compare, describe, children }: StepFormProps) {
  const queries = useQueryClient()
  const notify = useNotify()
  const then = useRef<(() => void) | undefined>(undefined)
  const saved = (isUnsaved: boolean) => {
    void queries.invalidateQueries({ queryKey: queryKeys.resource(of) })
    const go = then.current ?? onNext
    then.current = undefined
    // The step stays open for what was typed while it was saved.
    if (isUnsaved) return notify('kit.saved', { type: 'success' })
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
          {...(compare && { compare })}
          {...(describe && { describe })}
        >
          {children}
          <SaveBeforeLeaving leaving={leaving} then={then} />
        </RecordForm>
      </EditRecord>
    </ResourceContextProvider>
  )
}

interface SaveBeforeLeavingProps extends Pick<StepProps, 'leaving'> {
  /** What to do once it is saved; undefined: open the next step. */
  readonly then: RefObject<(() => void) | undefined>
}

function SaveBeforeLeaving({ leaving, then }: SaveBeforeLeavingProps) {
  const anchor = useRef<HTMLSpanElement>(null)
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  useImperativeHandle(leaving, () => (go: () => void) => {
    if (!isDirty) return go()
    then.current = go
    anchor.current?.closest('form')?.requestSubmit()
  })
  useEffect(() => {
    const form = anchor.current?.closest('form')
    // A submit by the button or the Enter key opens the next step, even when a step chosen before could not be opened.
    const forget = ({ submitter }: SubmitEvent) => {
      if (submitter) then.current = undefined
    }
    form?.addEventListener('submit', forget)
    return () => form?.removeEventListener('submit', forget)
  }, [then])
  return <span ref={anchor} hidden />
}
