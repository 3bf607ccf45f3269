import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SimpleForm, useNotify, useStore, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { TextKey } from '../../i18n/useText.ts'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft, readDraft } from './drafts.ts'
import { FormBody } from './FormBody.tsx'
import { type FormStep, FormSteps } from './FormSteps.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { fieldErrorsOf } from './fieldErrors.ts'
import { TellUnsaved } from './TellUnsaved.tsx'
import { useOneAttempt } from './useOneAttempt.ts'
import { type FormSchema, useSchemaResolver } from './useSchemaResolver.ts'

interface CommandFormProps<Input> {
  /** The server's schema of the command's input. */
  readonly schema: FormSchema
  /** By `useCommand`. */
  readonly command: Pick<UseMutationResult<boolean, Error, Input>, 'mutateAsync'>
  /** What is sent of the typed values; default: all. */
  readonly inputOf?: (values: FieldValues) => Input
  readonly submit: TextKey
  /** Said in front of why it failed; default: the reason alone. */
  readonly failed?: TextKey
  /** Said when it is done; without it, what the command itself says. The form is as in the beginning then. */
  readonly done?: TextKey
  readonly defaultValues: FieldValues
  readonly onDone?: () => void
  /** In a dialog: leaves it. */
  readonly onCancel?: () => void
  /** `error` for what can't be undone. */
  readonly color?: 'primary' | 'error'
  /** Under which name what was typed, and the step, survive a reload; without it they do not. */
  readonly draft?: string
  /** react-admin's inputs; their labels are the texts `fields.<source>` of the resource in the context. */
  readonly children?: ReactNode
  /** Instead of `children`: the inputs in steps. */
  readonly steps?: readonly FormStep[]
}

/** A form that carries out a command, e.g. a change of the password: errors at their fields, and another try. */
export function CommandForm<Input>(props: CommandFormProps<Input>) {
  const [rounds, setRounds] = useState(0)
  return <OneRound key={rounds} {...props} onNextRound={() => setRounds(rounds + 1)} />
}

function OneRound<Input>({
  schema,
  command,
  inputOf = (values) => values as Input,
  submit,
  failed,
  done,
  defaultValues: given,
  onDone,
  onCancel,
  color,
  draft,
  children,
  steps,
  onNextRound,
}: CommandFormProps<Input> & { readonly onNextRound: () => void }) {
  // Those of the first render: with new ones the form would be filled again, and what was typed would be lost.
  const [defaultValues] = useState(given)
  const [restored] = useState(() => (draft === undefined ? undefined : readDraft(draft)))
  const [keptStep, keepStep] = useStore(`draft.${draft}.step`, 0)
  const [step, setStep] = useState(restored ? keptStep : 0)
  const [failure, setFailure] = useState<string>()
  const resolver = useSchemaResolver(schema)
  const translate = useTranslate()
  const notify = useNotify()
  const sendOnce = useOneAttempt(send)

  function goTo(next: number) {
    setStep(next)
    if (draft !== undefined) keepStep(next)
  }

  function startAnew() {
    if (draft !== undefined) dropDraft(draft)
    onNextRound()
  }

  function reasonOf(error: unknown): string {
    const reason = error instanceof Error && error.message ? translate(error.message) : failed === undefined && translate('kit.saveFailed')
    return [failed !== undefined && translate(failed), reason].filter(Boolean).join(' ')
  }

  async function send(values: FieldValues) {
    setFailure(undefined)
    try {
      const isDone = await command.mutateAsync(inputOf(values))
      if (!isDone) return undefined
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (!errors) setFailure(reasonOf(error))
      const wrong = steps?.findIndex(({ fields }) => fields.some((field) => errors && field in errors)) ?? -1
      if (wrong >= 0) goTo(wrong)
      return errors
    }
    startAnew()
    if (done !== undefined) notify(done, { type: 'success' })
    onDone?.()
    return undefined
  }

  const toolbar = <FormToolbar failure={failure} label={submit} color={color} onCancel={onCancel} />
  return (
    <SimpleForm
      record={{}}
      defaultValues={defaultValues}
      resolver={resolver}
      onSubmit={sendOnce as (values: FieldValues) => Promise<void>}
      component={FormBody}
      toolbar={steps ? false : toolbar}
      useFlexGap
      spacing={2.5}
      noValidate
      // The fields say it themselves; a general notice would cover the button on a phone.
      disableInvalidFormNotification
    >
      {draft === undefined ? (
        <TellUnsaved />
      ) : (
        <DraftKeeper draftKey={draft} base={defaultValues} restored={restored} onDiscard={startAnew} />
      )}
      {steps ? <FormSteps steps={steps} step={step} onStep={goTo} toolbar={toolbar} /> : children}
    </SimpleForm>
  )
}
