import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { CoupleEmail } from '../../../../src/domain/email.ts'
import { PickedCitySchema } from '../../city/pickedCitySchema.ts'

/** The fields that a couple may change, with the form's messages. */
const EditedProfile = z.object({
  email: z.string().trim().pipe(CoupleEmail),
  city: PickedCitySchema,
  locale: z.string(),
})

export type EditedProfileInput = z.input<typeof EditedProfile>
export type EditedProfile = z.output<typeof EditedProfile>

export const checkProfile = zodResolver(EditedProfile)
