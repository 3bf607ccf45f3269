import { z } from 'zod'
import { AccentColour } from '../../../domain/accentColour.ts'
import { ProviderMailKind } from '../../../domain/mailKinds.ts'
import { TextMessageKind } from '../../../domain/textMessageKinds.ts'

/** The kinds of text message, and whether the provider asked for them. They are sent as long as it has Premium. */
export const TextMessageChoices = z.object({ kinds: z.array(z.object({ kind: TextMessageKind, wanted: z.boolean() })).readonly() })

/** The kinds of mail that a provider may turn off, those of text message that it may ask for, and the colour of its public page, which shows with Premium. */
export const Settings = z.object({
  notifications: z.array(z.object({ kind: ProviderMailKind, wanted: z.boolean() })).readonly(),
  textMessages: z.object({
    ...TextMessageChoices.shape,
    /** The account's phone, where they are sent to. */
    phone: z.string(),
    /** Whether numbers like it get text messages. */
    reachable: z.boolean(),
  }),
  accent: AccentColour,
  premium: z.boolean(),
})
export type Settings = z.output<typeof Settings>

export const NotificationParams = z.object({ kind: ProviderMailKind })
export const TextMessageParams = z.object({ kind: TextMessageKind })
export const ChangedNotifications = Settings.pick({ notifications: true })
export const AccentBody = z.object({ accent: AccentColour })
export const NotificationBody = z.object({ wanted: z.boolean() })
