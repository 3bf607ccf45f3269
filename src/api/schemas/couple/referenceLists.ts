import { z } from 'zod'
import { Language, Locale } from '../../../domain/locale.ts'

/** `?locale=` for lists that are read before the sign-in. */
export const LocaleQuery = z.object({ locale: Locale.optional() })

const ReferenceItem = z.object({ slug: z.string(), name: z.string() })

type ReferenceListAnswer<Name extends string> = { readonly success: true; readonly error: null } & {
  readonly [N in Name]: readonly z.output<typeof ReferenceItem>[]
}

/** `{success, <name>: [{slug, name}], error}`. */
export function referenceListAnswer<const Name extends string>(name: Name) {
  const shape: Record<string, z.ZodType> = { success: z.literal(true), [name]: z.array(ReferenceItem).readonly(), error: z.null() }
  return z.object(shape) as unknown as z.ZodType<ReferenceListAnswer<Name>>
}

export const LanguagesAnswer = z.object({
  success: z.literal(true),
  langues: z.array(z.object({ iso: Language, label: z.string() })).readonly(),
  error: z.null(),
})
