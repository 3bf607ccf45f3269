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

/** A schema that makes what the resource's `PUT` takes. */
type SchemaOf<Name extends RecordName> = [Name] extends [never] ? FormSchema : z.ZodType<ChangeOf<Name>, FieldValues>

interface RecordFormProps<Name extends RecordName> {
  /** The server's schema of what is sent. */
  readonly schema: SchemaOf<Name>
  /** react-admin's inputs; their labels are the resource's texts `fields.<source>`. */
  readonly children: ReactNode
  /** How a value is shown where two versions are compared; undefined: as it is. */
  readonly describe?: (field: string, value: unknown) => ReactNode
  /** The fields stand in sections of the page; what saves them all stays in view below. */
  readonly inSections?: boolean
  /** What the button says; default: that it saves. */
  readonly submit?: TextKey
  /** When it was saved, e.g. to go on to what comes next. */
  readonly onSaved?: () => void
  /** `false` for what must not be kept in the browser. Default: what was typed survives a reload. */
  readonly draft?: false
}

/**
 * The form of the record in the context, e.g. of `EditPage`. It checks with the server's schema, shows the server's errors at their fields,
 * keeps what was typed over a reload, warns who leaves, and shows both versions when somebody else saved meanwhile.
 * `RecordForm<'account'>` takes the schema of that resource's change alone, `RecordForm<never>` that of what no call declares.
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
    // While somebody types, what others save does not change the form under its hands.
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
            // A notice would lie over the button of what comes next.
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
        // Without a difference it is our own change, whose answer was lost.
        if (differences(mine, theirs).length === 0) startFrom(theirs)
        else setConflict({ mine, theirs })
        return
      } catch {
        // What stands there now cannot be read: the failure is said like any other.
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
        // The fields say it themselves; a general notice would cover the button on a phone.
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
