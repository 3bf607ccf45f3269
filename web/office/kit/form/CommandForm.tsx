import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SimpleForm, useNotify, useStore, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { TextKey } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft, readDraft } from './drafts.ts'
import { FocusFirstError } from './FocusFirstError.tsx'
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
  /** The command, from `useCommand`. */
  readonly command: Pick<UseMutationResult<boolean, Error, Input>, 'mutateAsync'>
  /** Converts the form's values to the command's input. Default: unchanged. */
  readonly inputOf?: (values: FieldValues) => Input
  readonly submit: TextKey
  /** Text before the reason of a failure. Default: the reason alone. */
  readonly failed?: TextKey
  /** The confirmation after success, with which the form is reset. Without it the command's own text is shown. */
  readonly done?: TextKey
  readonly defaultValues: FieldValues
  readonly onDone?: () => void
  /** In a dialog: closes it. */
  readonly onCancel?: () => void
  /** `error` for an irreversible command. */
  readonly color?: 'primary' | 'error'
  /** The key under which the person's input and step survive a reload. Without it they do not. */
  readonly draft?: string
  /** react-admin's inputs; their labels are the resource's texts `fields.<source>`. */
  readonly children?: ReactNode
  /** Steps, instead of `children`. */
  readonly steps?: readonly FormStep[]
}

/** A form that carries out a command, with errors at its fields, drafts and retries. */
export function CommandForm<Input>(props: CommandFormProps<Input>) {
  return props.draft === undefined ? <Rounds {...props} /> : <WithOwnDraft {...props} draft={props.draft} />
}

/** Another person at the same browser must not see the draft. */
function WithOwnDraft<Input>({ draft, ...props }: CommandFormProps<Input> & { readonly draft: string }) {
  const me = useMe()
  return me && <Rounds key={me.id} {...props} draft={`${me.id}.${draft}`} />
}

function Rounds<Input>(props: CommandFormProps<Input>) {
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
  // Kept from the first render: new default values would reset the form and lose the input.
  const [defaultValues] = useState(given)
  const [restored] = useState(() => (draft === undefined ? undefined : readDraft(draft)))
  const [keptStep, setKeptStep] = useStore(`draft.${draft}.step`, 0)
  const [step, setStep] = useState(restored ? keptStep : 0)
  const [failure, setFailure] = useState<string>()
  const resolver = useSchemaResolver(schema)
  const translate = useTranslate()
  const notify = useNotify()
  const sendOnce = useOneAttempt(send)

  function goTo(next: number) {
    setStep(next)
    if (draft !== undefined) setKeptStep(next)
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
      // No notification: the fields show the errors, and it would cover the button on a phone.
      disableInvalidFormNotification
    >
      <FocusFirstError />
      {draft === undefined ? (
        <TellUnsaved />
      ) : (
        <DraftKeeper draftKey={draft} base={defaultValues} restored={restored} onDiscard={startAnew} />
      )}
      {steps ? <FormSteps steps={steps} step={step} onStep={goTo} toolbar={toolbar} /> : children}
    </SimpleForm>
  )
}
