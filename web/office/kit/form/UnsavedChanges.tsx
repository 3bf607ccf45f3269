import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { useText } from '../../i18n/useText.ts'
import { ChoiceDialog } from '../dialog/ChoiceDialog.tsx'

/** Asks before leaving a form with unsaved changes, which are then discarded. */
export function UnsavedChanges({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText()
  const { reset } = useFormContext()
  const { dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  const dirty = useRef(isDirty)
  useEffect(() => {
    dirty.current = isDirty
  })
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty.current && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])

  return (
    <ChoiceDialog
      open={blocker.state === 'blocked'}
      title={t('kit.unsaved.title')}
      onClose={() => blocker.reset?.()}
      choices={[
        { label: t('kit.unsaved.stay'), onChoose: () => blocker.reset?.() },
        {
          label: t('kit.unsaved.leave'),
          color: 'error',
          onChoose: () => {
            reset()
            onLeave()
            blocker.proceed?.()
          },
        },
      ]}
    >
      {t('kit.unsaved.text')}
    </ChoiceDialog>
  )
}
