import { useEffect } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { storedValue } from '../../../shared/browserStorage.ts'
import { nullable, orNull, recordOf, type ShapeOf, text } from '../../../shared/shape.ts'
import { pickedCityShape } from '../../city/pickedCity.ts'
import type { RegistrationInput } from './registration.ts'

/** The empty form. */
const blankRegistration = {
  firstname: '',
  lastname: '',
  email: '',
  city: null,
  termsAccepted: false,
} satisfies RegistrationInput

const draftShape = recordOf({
  /** The verified number. */
  phone: text,
  firstname: text,
  lastname: text,
  email: text,
  city: nullable(pickedCityShape),
})

const stored = storedValue<ShapeOf<typeof draftShape>>(() => sessionStorage, 'alliance.registration', orNull(draftShape))

/** The form's initial values: what was typed for this number before a reload. The terms have to be accepted again. */
export function readRegistrationDraft(phone: string): RegistrationInput {
  const draft = stored.read()
  if (draft?.phone !== phone) return blankRegistration
  const { firstname, lastname, email, city } = draft
  return { ...blankRegistration, firstname, lastname, email, city }
}

/** Stores the input in the tab until the couple is registered. */
export function useRegistrationDraft(phone: string, subscribe: UseFormSubscribe<RegistrationInput>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { firstname, lastname, email, city } }) => stored.write({ phone, firstname, lastname, email, city }),
      }),
    [phone, subscribe],
  )
}

export function clearRegistrationDraft(): void {
  stored.clear()
}
