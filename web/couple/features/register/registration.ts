import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { CoupleEmail } from '../../../../src/domain/email.ts'
import { PickedCitySchema } from '../../city/pickedCitySchema.ts'

const name = z.string().trim().min(1).max(100)

/** The form's schema, with the form's messages. */
const Registration = z.object({
  firstname: name,
  lastname: name,
  email: z.string().trim().pipe(CoupleEmail),
  city: PickedCitySchema,
  termsAccepted: z.boolean().refine((accepted) => accepted),
})

export type RegistrationInput = z.input<typeof Registration>
export type Registration = z.output<typeof Registration>

export const checkRegistration = zodResolver(Registration)
