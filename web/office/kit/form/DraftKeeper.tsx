import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { changesOf } from './changes.ts'
import { type Draft, dropDraft, keepDraft } from './drafts.ts'

interface DraftKeeperProps {
  /** Undefined for input that must not be stored. */
  readonly draftKey: string | undefined
  readonly base: object
  /** When `base` changes, input that differs from these values stays in the form as unsaved. Without them all input is replaced. */
  readonly since?: FieldValues | undefined
  readonly restored: Draft | undefined
  readonly onDirty?: (isDirty: boolean) => void
  readonly onDiscard: () => void
}

/** Stores the input of the surrounding form, and restores it after a reload. */
export function DraftKeeper({ draftKey, base, since, restored, onDirty, onDiscard }: DraftKeeperProps) {
  const t = useText()
  const { setValue, getValues, reset, subscribe } = useFormContext()
  const { dirtyFields, isReady } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const toRestore = useRef(restored?.changes)

  useEffect(() => {
    // Runs after the form was filled from the record.
    if (!isReady) return
    const changes = toRestore.current
    toRestore.current = undefined
    if (changes) for (const [name, value] of Object.entries(changes)) setValue(name, value, { shouldDirty: true })
  }, [isReady, setValue])

  useEffect(() => {
    if (draftKey === undefined) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changes = changesOf({ ...base }, values)
        if (Object.keys(changes).length > 0) keepDraft(draftKey, { base, changes })
        else dropDraft(draftKey)
      },
    })
  }, [subscribe, draftKey, base])

  const shownBase = useRef(base)
  useEffect(() => {
    // Runs after the subscription, so that the draft is stored with the new base.
    if (shownBase.current === base) return
    shownBase.current = base
    const typed = since ? changesOf(since, getValues()) : {}
    reset(base)
    for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true })
  }, [base, since, getValues, reset, setValue])

  useEffect(() => {
    if (!toRestore.current) onDirty?.(isDirty)
  }, [isDirty, onDirty])

  if (!restored || !isDirty) return null
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t('kit.draft.discard')}
        </Button>
      }
    >
      {t('kit.draft.restored')}
    </Alert>
  )
}
