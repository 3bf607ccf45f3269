import { z } from 'zod'

/** The kinds of persons whose data have their own key. A reviewer has no account, so the review's id is the person's. */
export const personKinds = ['couple', 'provider', 'reviewer'] as const
export type PersonKind = (typeof personKinds)[number]

export const Person = z.object({ kind: z.enum(personKinds), id: z.uuid() })
export type Person = z.infer<typeof Person>

/** Why an operator has somebody erased; a fixed list, so that no free text about a person stays in the log. */
export const erasureReasons = ['asked-by-person', 'ordered-by-authority', 'terms-violated', 'account-unused'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** The field with an event's subject → the kind of person. */
export const kindsBySubject: Readonly<Record<string, PersonKind>> = { coupleId: 'couple', providerId: 'provider', reviewId: 'reviewer' }
