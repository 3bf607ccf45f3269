import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { type Draft, dropDraft, keepDraft } from './drafts.ts'
import { changesOf } from './mergeChanges.ts'

interface DraftKeeperProps {
  /** Undefined for input that must not be stored. */
  readonly draftKey: string | undefined
  readonly base: object
  readonly restored: Draft | undefined
  readonly onDirty?: (isDirty: boolean) => void
  readonly onDiscard: () => void
}

/** Stores the input of the surrounding form, and restores it after a reload. */
export function DraftKeeper({ draftKey, base, restored, onDirty, onDiscard }: DraftKeeperProps) {
  const t = useText()
  const { setValue, reset, subscribe } = useFormContext()
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

  const shownBase = useRef(base)
  useEffect(() => {
    if (shownBase.current !== base) reset(base)
    shownBase.current = base
  }, [base, reset])

  useEffect(() => {
    if (!toRestore.current) onDirty?.(isDirty)
  }, [isDirty, onDirty])

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
