import { z } from 'zod'

/** Whose data the log holds under a key of their own. Who writes a review has no account: the review's id is the person's. */
export const personKinds = ['couple', 'provider', 'reviewer'] as const
export type PersonKind = (typeof personKinds)[number]

export const Person = z.object({ kind: z.enum(personKinds), id: z.uuid() })
export type Person = z.infer<typeof Person>

/** Why an operator has somebody erased; a fixed list, so that no free text about a person stays in the log. */
export const erasureReasons = ['asked-by-person', 'ordered-by-authority', 'terms-violated', 'account-unused'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** The field of an event that names its subject → what kind of person that is. */
export const kindsBySubject: Readonly<Record<string, PersonKind>> = { coupleId: 'couple', providerId: 'provider', reviewId: 'reviewer' }
