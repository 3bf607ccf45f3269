import { useEffect } from 'react'
import type { UseFormSubscribe } from 'react-hook-form'
import { z } from 'zod'
import { storedValue } from '../../../shared/browserStorage.ts'
import { blankRegistration, type RegistrationInput } from './registration.ts'

const text = z.string()
const Draft = z.object({
  /** The number it was typed for. */
  phone: text,
  firstname: text,
  lastname: text,
  email: text,
  city: z.object({ city: text, zipcode: text, countrycode: text, lat: text, lng: text }).nullable(),
})

const stored = storedValue<z.infer<typeof Draft>>(
  () => sessionStorage,
  'alliance.registration',
  (value) => Draft.safeParse(value).data ?? null,
)

/** What the form begins with: what was typed for this number before the page was reloaded, or nothing. The terms are accepted again. */
export function readRegistrationDraft(phone: string): RegistrationInput {
  const draft = stored.read()
  if (draft?.phone !== phone) return blankRegistration
  const { firstname, lastname, email, city } = draft
  return { ...blankRegistration, firstname, lastname, email, city }
}

/** Keeps what is typed in the tab, until the couple is registered. */
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
