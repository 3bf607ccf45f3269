import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  type RaRecord,
  SimpleForm,
  useDataProvider,
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
import type { TextKey } from '../../i18n/useText.ts'
import { useMe } from '../../session/useMe.ts'
import { isConflict, type Versioned } from '../data/conflict.ts'
import { announce } from '../page/announce.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { DraftKeeper } from './DraftKeeper.tsx'
import { dropDraft, readDraft } from './drafts.ts'
import { FormBody } from './FormBody.tsx'
import { FormToolbar } from './FormToolbar.tsx'
import { fieldErrorsOf } from './fieldErrors.ts'
import { differences, mergeChanges } from './mergeChanges.ts'
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
  /** Formats a value in the conflict dialog; undefined: unchanged. */
  readonly describe?: (field: string, value: unknown) => ReactNode
  /** True: the fields are in sections of the page, and the save button stays visible below. */
  readonly inSections?: boolean
  /** The button's label; default: save. */
  readonly submit?: TextKey
  /** Called after a save, e.g. to open the next step. */
  readonly onSaved?: () => void
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

interface Conflict {
  readonly mine: FieldValues
  readonly theirs: Stored
}

function FormOfRecord({
  schema,
  children,
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
  const [base, setBase] = useState(restored?.base ?? record)
  const [isDirty, setDirty] = useState(restored !== undefined)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()
  const { save } = useSaveContext()
  const resolver = useSchemaResolver(schema)
  const translate = useTranslate()
  const notify = useNotify()
  const submit = useOneAttempt((values: FieldValues) => send(values, base))
  const [seen, setSeen] = useState(record)
  if (seen !== record) {
    setSeen(record)
    // While somebody types, changes by others do not change the form.
    if (!isDirty) setBase(record)
  }

  function startFrom(saved: Stored) {
    dropDraft(draftKey)
    queries.setQueryData(queryKeys.record(resource, String(record.id)), saved)
    setConflict(undefined)
    setDirty(false)
    setBase(saved)
  }

  async function send(values: FieldValues, { etag }: Versioned) {
    setFailure(undefined)
    return save?.(
      { ...values, etag },
      {
        onSuccess: (saved: Stored) => {
          startFrom({ ...base, ...saved })
          if (onSaved) {
            // No notification, which would cover the button of the next step.
            announce(translate('kit.saved'))
            onSaved()
          } else notify('kit.saved', { type: 'success' })
        },
        onError: (error) => void refused(error, values),
      },
    )
  }

  async function refused(error: unknown, mine: FieldValues) {
    if (isConflict(error)) {
      try {
        const { data: theirs } = await dataProvider.getOne<Stored>(resource, { id: record.id })
        // Without a difference it was our own save, whose answer was lost.
        if (differences(mine, theirs).length === 0) startFrom(theirs)
        else setConflict({ mine, theirs })
        return
      } catch {
        // The current version cannot be loaded, so the failure is shown like any other.
      }
    }
    if (!fieldErrorsOf(error)) setFailure(error instanceof Error && error.message ? translate(error.message) : translate('kit.saveFailed'))
  }

  return (
    <>
      <SimpleForm
        record={base}
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
        <DraftKeeper
          draftKey={draft === false ? undefined : draftKey}
          base={base}
          restored={restored}
          onDirty={setDirty}
          onDiscard={() => startFrom(record)}
        />
        {children}
        <UnsavedChanges onLeave={() => dropDraft(draftKey)} />
      </SimpleForm>
      {conflict && (
        <ConflictDialog
          differences={differences(conflict.mine, conflict.theirs)}
          resource={resource}
          describe={describe}
          onKeepMine={() => {
            setConflict(undefined)
            setBase(conflict.theirs)
            void send(mergeChanges(base, conflict.mine, conflict.theirs), conflict.theirs)
          }}
          onTakeTheirs={() => startFrom(conflict.theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </>
  )
}
