import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useText } from '../../i18n/useText.ts'
import { type Draft, dropDraft, keepDraft } from './drafts.ts'
import { changesOf } from './mergeChanges.ts'

interface DraftKeeperProps {
  /** Undefined where what is typed must not be kept. */
  readonly draftKey: string | undefined
  readonly base: object
  readonly restored: Draft | undefined
  readonly onDirty?: (isDirty: boolean) => void
  readonly onDiscard: () => void
}

/** Keeps what is typed into the form around it, and brings back what was typed before a reload. */
export function DraftKeeper({ draftKey, base, restored, onDirty, onDiscard }: DraftKeeperProps) {
  const t = useText()
  const { setValue, reset, subscribe } = useFormContext()
  const { dirtyFields, isReady } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const toRestore = useRef(restored?.changes)

  useEffect(() => {
    // The form is filled from the record first.
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
