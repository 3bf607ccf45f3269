import type { Aggregate } from '../command.ts'
import { CoupleMailKind, type OptionalMailKind, ProviderMailKind } from '../mailKinds.ts'
import { deliveryAfter, type MailDelivery, type MailingEvent, nothingMailed } from './mailDelivery.ts'

/** Which mails a provider or couple gets; folded from the stream that is the person's own. */
export interface Notifications {
  /** False before the registration, and from the wish to be erased on: nobody is written to. */
  readonly isReachable: boolean
  readonly turnedOff: ReadonlySet<OptionalMailKind>
  readonly delivery: MailDelivery
}

export const notifications: Aggregate<Notifications, MailingEvent> = {
  initial: { isReachable: false, turnedOff: new Set(), delivery: nothingMailed },
  evolve(before, event) {
    const state = { ...before, delivery: deliveryAfter(before.delivery, event) }
    switch (event.type) {
      case 'CoupleRegistered':
      case 'CoupleImported':
      case 'ProviderRegistered':
        return { ...state, isReachable: true }
      case 'NotificationPreferenceChanged': {
        const { kind, wanted } = event.data
        const others = [...state.turnedOff].filter((each) => each !== kind)
        return { ...state, turnedOff: new Set(wanted ? others : [...others, kind]) }
      }
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

/** Whether a kind of mail goes to the person: not one that it turned off, nor one that it might, to an address where mails fail. */
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
