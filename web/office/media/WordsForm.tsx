import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TextKey } from '../i18n/useText.ts'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx'
import { differences } from '../kit/form/changes.ts'
import { FormAccess, type FormHandle } from '../kit/form/FormAccess.tsx'
import type { FormSchema } from '../kit/form/useSchemaResolver.ts'

interface WordsFormProps<Words extends FieldValues> {
  /** The resource whose texts `fields.<source>` label the fields. */
  readonly resource: string
  readonly schema: FormSchema
  /** The current values. They change while the form is open when another tab saves. */
  readonly present: Words
  /** The `ETag` of that version. */
  readonly etag: string
  /** Saves over that version. Returns false when it was refused, which is shown. */
  readonly save: (words: Words, version: string, onConflict: () => void) => Promise<boolean>
  readonly submit?: TextKey
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Edits the texts of a photograph or a video. When another tab saves meanwhile, both versions are shown and either can be kept. */
export function WordsForm<Words extends FieldValues>(props: WordsFormProps<Words>) {
  const { resource, schema, present, etag, save, submit = 'kit.save', onDone, onCancel, children } = props
  // The version that the person sees. A newer one replaces it only on request.
  const [seen, setSeen] = useState({ words: present, etag })
  const [mine, setMine] = useState<Words>()
  const [isConflict, setIsConflict] = useState(false)
  /** The version that is saved over. */
  const version = useRef(etag)
  const form = useRef<FormHandle>(null)
  const command = useMutation({
    mutationFn: (words: Words) => {
      setMine(words)
      return save(words, version.current, () => setIsConflict(true))
    },
  })
  const keepMine = () => {
    setIsConflict(false)
    version.current = etag
    form.current?.submit()
  }
  const takeTheirs = () => {
    setIsConflict(false)
    version.current = etag
    setSeen({ words: present, etag })
  }
  return (
    <>
      <CommandForm
        key={seen.etag}
        schema={schema}
        command={command}
        submit={submit}
        defaultValues={seen.words}
        onDone={onDone}
        onCancel={onCancel}
      >
        {children}
        <FormAccess ref={form} />
      </CommandForm>
      {isConflict && mine && (
        <ConflictDialog
          differences={differences({ ...mine }, { ...present })}
          resource={resource}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onClose={() => setIsConflict(false)}
        />
      )}
    </>
  )
}
