import type { Aggregate } from '../command.ts'
import type { CoupleEvent } from '../couple/coupleEvents.ts'
import { CoupleMailKind, type OptionalMailKind, ProviderMailKind } from '../mailKinds.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { PersonEvent } from './personEvents.ts'

/** Which mails a provider or couple gets; folded from the stream that is the person's own. */
export interface Notifications {
  /** False before the registration, and from the wish to be erased on: nobody is written to. */
  readonly isReachable: boolean
  readonly turnedOff: ReadonlySet<OptionalMailKind>
}

type TellingType = 'CoupleRegistered' | 'CoupleImported' | 'ProviderRegistered' | 'AccountDeletionAsked' | 'CoupleErased'
type TellingEvent = PersonEvent | Extract<CoupleEvent | ProviderEvent, { readonly type: TellingType }>

export const notifications: Aggregate<Notifications, TellingEvent> = {
  initial: { isReachable: false, turnedOff: new Set() },
  evolve(state, event) {
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
        return { ...state, isReachable: false }
      default:
        return state
    }
  },
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
