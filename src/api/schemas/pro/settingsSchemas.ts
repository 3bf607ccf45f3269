import { z } from 'zod'
import { AccentColour } from '../../../domain/accentColour.ts'
import { ProviderMailKind } from '../../../domain/mailKinds.ts'

const Notifications = z.object({ notifications: z.array(z.object({ kind: ProviderMailKind, wanted: z.boolean() })).readonly() })

/** The kinds of mail that a provider may turn off, and whether it gets them; the colour of its public page, which shows with Premium. */
export const Settings = Notifications.extend({ accent: AccentColour, premium: z.boolean() })
export type Settings = z.output<typeof Settings>

export const NotificationParams = z.object({ kind: ProviderMailKind })
export const ChangedNotifications = Notifications
export const AccentBody = z.object({ accent: AccentColour })
export const NotificationBody = z.object({ wanted: z.boolean() })
