import type { Aggregate } from '../command.ts'
import { CoupleMailKind, type OptionalMailKind, ProviderMailKind } from '../mailKinds.ts'
import { TextMessageKind, type TextMessagePreference } from '../textMessageKinds.ts'
import { deliveryAfter, type MailDelivery, type MailingEvent, nothingMailed } from './mailDelivery.ts'

/** The mails that a provider or couple gets, and the text messages that a provider requested; folded from the person's own stream. */
export interface Notifications {
  /** False before the registration and after the request for erasure: no message is sent. */
  readonly isReachable: boolean
  readonly turnedOff: ReadonlySet<OptionalMailKind>
  readonly delivery: MailDelivery
  readonly texted: ReadonlySet<TextMessageKind>
  /** Text messages that a couple's phone refused, so that each counts once. */
  readonly refusedTexts: ReadonlySet<string>
}

export const notifications: Aggregate<Notifications, MailingEvent> = {
  initial: { isReachable: false, turnedOff: new Set(), delivery: nothingMailed, texted: new Set(), refusedTexts: new Set() },
  evolve(before, event) {
    const state = { ...before, delivery: deliveryAfter(before.delivery, event) }
    switch (event.type) {
      case 'CoupleRegistered':
      case 'CoupleImported':
      case 'ProviderRegistered':
        return { ...state, isReachable: true }
      case 'NotificationPreferenceChanged': {
        const { kind, wanted } = event.data
        return { ...state, turnedOff: changed(state.turnedOff, kind, !wanted) }
      }
      case 'TextMessagePreferenceChanged': {
        const { kind, wanted } = event.data
        return { ...state, texted: changed(state.texted, kind, wanted) }
      }
      case 'TextMessageRefused':
        return { ...state, refusedTexts: new Set(state.refusedTexts).add(event.data.message) }
      case 'AccountDeletionAsked':
      case 'CoupleErased':
      case 'PersonErasureAsked':
      case 'PersonErased':
        return { ...state, isReachable: false, delivery: nothingMailed }
      case 'CoupleProfileUpdated':
      case 'EmailConfirmed':
      case 'LoginEmailChanged':
      case 'MailBounced':
      case 'MailComplained':
      case 'MailTriedAgain':
        return state
      default:
        return state
    }
  },
}

function changed<Kind>(kinds: ReadonlySet<Kind>, kind: Kind, belongs: boolean): ReadonlySet<Kind> {
  const others = [...kinds].filter((each) => each !== kind)
  return new Set(belongs ? [...others, kind] : others)
}

/** Whether a kind of mail is sent to the person: not if it was turned off, nor if it can be turned off and mails to the address fail. */
export function isMailed({ turnedOff, delivery }: Notifications, kind: OptionalMailKind): boolean {
  return !turnedOff.has(kind) && delivery.failedAt === undefined
}

/** A kind of mail, and whether the person gets it. */
export interface MailPreference<Kind extends OptionalMailKind = OptionalMailKind> {
  readonly kind: Kind
  readonly wanted: boolean
}

export function providerPreferences(state: Notifications): readonly MailPreference<ProviderMailKind>[] {
  return ProviderMailKind.options.map((kind) => ({ kind, wanted: !state.turnedOff.has(kind) }))
}

export function couplePreferences(state: Notifications): readonly MailPreference<CoupleMailKind>[] {
  return CoupleMailKind.options.map((kind) => ({ kind, wanted: !state.turnedOff.has(kind) }))
}

export function textMessagePreferences({ texted }: Pick<Notifications, 'texted'>): readonly TextMessagePreference[] {
  return TextMessageKind.options.map((kind) => ({ kind, wanted: texted.has(kind) }))
}
