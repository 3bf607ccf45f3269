import { useEffect } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { storedValue } from '../../../shared/browserStorage.ts'
import { nullable, orNull, recordOf, type ShapeOf, text } from '../../../shared/shape.ts'
import { pickedCityShape } from '../../city/pickedCity.ts'
import type { EditedProfileInput } from './editedProfile.ts'

const draftShape = recordOf({
  /** The version of the profile that was changed. */
  tag: text,
  email: text,
  city: nullable(pickedCityShape),
  locale: text,
})

const hourMs = 3_600_000
const stored = storedValue<ShapeOf<typeof draftShape>>(() => sessionStorage, 'alliance.typed.profile', orNull(draftShape), hourMs)

/** The unsaved changes from before a reload; null when the profile has changed since. */
export function readProfileDraft(tag: string | null): EditedProfileInput | null {
  const draft = stored.read()
  if (draft === null || draft.tag !== tag) return null
  const { email, city, locale } = draft
  return { email, city, locale }
}

/** Stores the changes in the tab until they are saved. */
export function useProfileDraft(tag: string | null, subscribe: UseFormSubscribe<EditedProfileInput>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { email, city, locale } }) => tag !== null && stored.write({ tag, email, city, locale }),
      }),
    [tag, subscribe],
  )
}

export function clearProfileDraft(): void {
  stored.clear()
}
