import { z } from 'zod'
import { ProviderMailKind } from '../../../domain/mailKinds.ts'

/** The kinds of mail that a provider may turn off, and whether it gets them. */
export const Settings = z.object({ notifications: z.array(z.object({ kind: ProviderMailKind, wanted: z.boolean() })).readonly() })
export type Settings = z.output<typeof Settings>

export const NotificationParams = z.object({ kind: ProviderMailKind })
export const NotificationBody = z.object({ wanted: z.boolean() })
