import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TextKey } from '../i18n/useText.ts'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx'
import { differences } from '../kit/form/mergeChanges.ts'
import type { FormSchema } from '../kit/form/useSchemaResolver.ts'

interface WordsFormProps<Words extends FieldValues> {
  /** Whose texts `fields.<source>` name the fields. */
  readonly resource: string
  readonly schema: FormSchema
  /** As they stand now; they change under the form when another tab saves. */
  readonly present: Words
  /** Names that version. */
  readonly etag: string
  /** Saves them over that version. False: they were not saved, and that was said. */
  readonly save: (words: Words, version: string, onConflict: () => void) => Promise<boolean>
  readonly submit?: TextKey
  readonly onDone: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** What is said of a photograph or a video, which another tab may change meanwhile: then both versions are shown, and either can be kept. */
export function WordsForm<Words extends FieldValues>(props: WordsFormProps<Words>) {
  const { resource, schema, present, etag, save, submit = 'kit.save', onDone, onCancel, children } = props
  // The version that the person sees: a newer one replaces it only when the person asks for it.
  const [seen, setSeen] = useState({ words: present, etag })
  const [version, setVersion] = useState(etag)
  const [mine, setMine] = useState<Words>()
  const [isConflict, setIsConflict] = useState(false)
  const send = (words: Words, over: string) => {
    setMine(words)
    return save(words, over, () => setIsConflict(true))
  }
  const command = useMutation({ mutationFn: (words: Words) => send(words, version) })
  const keepMine = async (words: Words) => {
    setIsConflict(false)
    setVersion(etag)
    const isSaved = await send(words, etag).catch(() => false)
    if (isSaved) onDone()
  }
  const takeTheirs = () => {
    setIsConflict(false)
    setVersion(etag)
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
      </CommandForm>
      {isConflict && mine && (
        <ConflictDialog
          differences={differences({ ...mine }, { ...present })}
          resource={resource}
          onKeepMine={() => void keepMine(mine)}
          onTakeTheirs={takeTheirs}
          onClose={() => setIsConflict(false)}
        />
      )}
    </>
  )
}
