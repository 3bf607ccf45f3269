import { z } from 'zod'
import { CoupleMailKind } from '../../../domain/mailKinds.ts'
import { answer } from './answer.ts'

/** A kind of mail that a couple can turn off, and whether it is on. */
export const Notification = z.object({ kind: CoupleMailKind, wanted: z.boolean() })
export type Notification = z.output<typeof Notification>

export const NotificationsAnswer = answer({ notifications: z.array(Notification).readonly() })
