import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type RaRecord,
  RecordContextProvider,
  SimpleForm,
  useNotify,
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useTranslate,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { ChangeOf, RecordName } from '../../api/officeRecords.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { useStrictProvider } from '../../api/useStrictProvider.ts'
import type { TextKey } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import { isConflict, type Versioned } from '../data/conflict.ts'
import { announce } from '../page/announce.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { changesOf, differences } from './changes.ts'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft, keepDraft, readDraft } from './drafts.ts'
import { FocusFirstError } from './FocusFirstError.tsx'
import { FormAccess, type FormHandle } from './FormAccess.tsx'
import { FormBody } from './FormBody.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { fieldErrorsOf } from './fieldErrors.ts'
import { UnsavedChanges } from './UnsavedChanges.tsx'
import { useOneAttempt } from './useOneAttempt.ts'
import { type FormSchema, useSchemaResolver } from './useSchemaResolver.ts'

type Stored = RaRecord & Versioned

/** A schema whose output is the body of the resource's `PUT`. */
type SchemaOf<Name extends RecordName> = [Name] extends [never] ? FormSchema : z.ZodType<ChangeOf<Name>, FieldValues>

interface RecordFormProps<Name extends RecordName> {
  /** The server's schema of the body. */
  readonly schema: SchemaOf<Name>
  /** react-admin's inputs; their labels are the resource's texts `fields.<source>`. */
  readonly children: ReactNode
  /** The rows of the conflict dialog. Default: one for each field. */
  readonly compare?: typeof differences
  /** Formats a value in the conflict dialog; undefined: unchanged. */
  readonly describe?: (field: string, value: unknown) => ReactNode
  /** True: the fields are in sections of the page, and the save button stays visible below. */
  readonly inSections?: boolean
  /** The button's label; default: save. */
  readonly submit?: TextKey
  /** Called after a save, e.g. to open the next step. `isUnsaved`: something was typed while it was saved. */
  readonly onSaved?: (isUnsaved: boolean) => void
  /** `false` for input that must not be stored in the browser. Default: it survives a reload. */
  readonly draft?: false
}

/**
 * The form of the current record, e.g. of `EditPage`. It validates with the server's schema, shows server errors at their fields, keeps
 * drafts, warns before leaving, and handles conflicts. `RecordForm<'account'>` accepts only the schema of that resource's `PUT`;
 * `RecordForm<never>` any schema.
 */
export function RecordForm<Name extends RecordName>({ schema, ...props }: RecordFormProps<Name>) {
  const record = useRecordContext<Stored>()
  const resource = useResourceContext() ?? ''
  const me = useMe()
  if (!record || !me) return null
  return (
    <FormOfRecord
      key={record.id}
      {...props}
      schema={schema as FormSchema}
      record={record}
      resource={resource}
      draftKey={`${me.id}.${resource}.${record.id}`}
    />
  )
}

interface FormOfRecordProps extends RecordFormProps<never> {
  readonly record: Stored
  readonly resource: string
  readonly draftKey: string
}

/** What the form is filled from. */
interface Start {
  readonly base: Stored
  /** Input that differs from these values stays in the form as unsaved. */
  readonly since?: FieldValues | undefined
  readonly isSentAgain?: boolean
}

interface Conflict {
  readonly mine: FieldValues
  readonly theirs: Stored
}

function FormOfRecord({
  schema,
  children,
  compare = differences,
  describe,
  inSections = false,
  submit: label,
  onSaved,
  draft,
  record,
  resource,
  draftKey,
}: FormOfRecordProps) {
  const [restored] = useState(() => (draft === false ? undefined : readDraft<Stored>(draftKey)))
  const [start, setStart] = useState<Start>({ base: restored?.base ?? record })
  const { base } = start
  // SimpleForm fills itself from the first version only. Later ones are filled in by DraftKeeper, which keeps unsaved input.
  const [firstBase] = useState(base)
  const [isDirty, setDirty] = useState(restored !== undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  const form = useRef<FormHandle>(null)
  const dataProvider = useStrictProvider()
  const queries = useQueryClient()
  const { save } = useSaveContext()
  const resolver = useSchemaResolver(schema)
  const translate = useTranslate()
  const notify = useNotify()
  const [seen, setSeen] = useState(record)
  if (seen !== record) {
    setSeen(record)
    // While somebody types, changes by others do not change the form.
    if (!isDirty) setStart({ base: record })
  }

  useEffect(() => {
    // Runs after the form was filled.
    if (start.isSentAgain) form.current?.submit()
  }, [start])

  /** Fills the form from a version. Input that differs from `sent` stays; returns whether there is any. */
  function startFrom(version: Stored, sent?: FieldValues): boolean {
    const changes = sent ? changesOf(sent, form.current?.values() ?? sent) : {}
    const isUnsaved = Object.keys(changes).length > 0
    if (isUnsaved && draft !== false) keepDraft(draftKey, { base: version, changes })
    else dropDraft(draftKey)
    queries.setQueryData(queryKeys.record(resource, String(record.id)), version)
    setConflict(undefined)
    setDirty(isUnsaved)
    setStart({ base: version, since: sent })
    return isUnsaved
  }

  function saved(version: Stored, sent: FieldValues) {
    const isUnsaved = startFrom(version, sent)
    if (onSaved) {
      // No notification, which would cover the button of the next step.
      announce(translate('kit.saved'))
      onSaved(isUnsaved)
    } else notify('kit.saved', { type: 'success' })
  }

  async function send(values: FieldValues, { etag }: Versioned) {
    setFailure(undefined)
    const sent = form.current?.values() ?? values
    return save?.(
      { ...values, etag },
      {
        onSuccess: (version: Stored) => saved({ ...base, ...version }, sent),
        onError: (error) => void refused(error, values, sent),
      },
    )
  }

  async function refused(error: unknown, mine: FieldValues, sent: FieldValues) {
    if (isConflict(error)) {
      try {
        const { data: theirs } = await dataProvider.getOne<Stored>(resource, { id: record.id })
        // Without a difference it was our own save, whose answer was lost.
        if (compare(mine, theirs).length === 0) saved(theirs, sent)
        else setConflict({ mine, theirs })
        return
      } catch {
        // The current version cannot be loaded, so the failure is shown like any other.
      }
    }
    if (!fieldErrorsOf(error)) setFailure(translate((error instanceof Error && error.message) || 'kit.saveFailed'))
  }

  const submit = useOneAttempt((values: FieldValues) => send(values, base))

  return (
    <>
      <SimpleForm
        record={firstBase}
        resolver={resolver}
        onSubmit={submit as (values: FieldValues) => Promise<void>}
        component={FormBody}
        toolbar={<FormToolbar failure={failure} pinned={inSections} {...(label !== undefined && { label })} />}
        useFlexGap
        spacing={inSections ? 0 : 2.5}
        noValidate
        // No notification: the fields show the errors, and it would cover the button on a phone.
        disableInvalidFormNotification
      >
        <FormAccess ref={form} />
        <FocusFirstError />
        <DraftKeeper
          draftKey={draft === false ? undefined : draftKey}
          base={base}
          since={start.since}
          restored={restored}
          onDirty={setDirty}
          onDiscard={() => startFrom(record)}
        />
        <RecordContextProvider value={base}>{children}</RecordContextProvider>
        <UnsavedChanges onLeave={() => dropDraft(draftKey)} />
      </SimpleForm>
      {conflict && (
        <ConflictDialog
          differences={compare(conflict.mine, conflict.theirs)}
          resource={resource}
          describe={describe}
          onKeepMine={() => {
            setConflict(undefined)
            setStart({ base: conflict.theirs, since: base, isSentAgain: true })
          }}
          onTakeTheirs={() => startFrom(conflict.theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
