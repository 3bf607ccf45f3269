import type { CoupleEvent } from '../couple/coupleEvents.ts'
import type { Personal } from '../event.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { PersonEvent } from './personEvents.ts'

/** Whether mails reach a person; folded from the person's own stream. */
export interface MailDelivery {
  /** The address of the person's mails. */
  readonly email: Personal<string> | undefined
  /** When a mail to that address failed permanently; undefined while none is known to have. Rule NOT-4. */
  readonly failedAt: string | undefined
  /** When mails failed temporarily, oldest first. */
  readonly softBounces: readonly string[]
  /** Since when the above counts: earlier mails say nothing about the present address. */
  readonly since: string | undefined
  /** Reported mails with their last report, so that each counts once. */
  readonly bounced: ReadonlyMap<string, 'soft' | 'hard'>
  readonly complained: ReadonlySet<string>
}

export const nothingMailed: MailDelivery = {
  email: undefined,
  failedAt: undefined,
  softBounces: [],
  since: undefined,
  bounced: new Map(),
  complained: new Set(),
}

type TellingType =
  | 'CoupleRegistered'
  | 'CoupleImported'
  | 'CoupleProfileUpdated'
  | 'ProviderRegistered'
  | 'EmailConfirmed'
  | 'LoginEmailChanged'
  | 'TextMessageRefused'
  | 'AccountDeletionAsked'
  | 'CoupleErased'
/** The events about a person's mails; other events of these streams change nothing. */
export type MailingEvent = PersonEvent | Extract<CoupleEvent | ProviderEvent, { readonly type: TellingType }>

export function deliveryAfter(state: MailDelivery, event: MailingEvent): MailDelivery {
  switch (event.type) {
    case 'CoupleRegistered':
    case 'CoupleImported':
    case 'ProviderRegistered':
      return { ...state, email: event.data.email }
    case 'CoupleProfileUpdated':
      return event.data.email === state.email ? state : { ...state, ...fresh(undefined), email: event.data.email }
    case 'LoginEmailChanged':
      return { ...state, ...fresh(event.data.changedAt), email: event.data.email }
    case 'EmailConfirmed':
      return { ...state, ...fresh(event.data.confirmedAt) }
    case 'MailTriedAgain':
      return { ...state, ...fresh(event.data.triedAt) }
    case 'MailBounced': {
      const { mail, isHard, isFinal, bouncedAt } = event.data
      const bounced = new Map(state.bounced).set(mail, isHard ? 'hard' : 'soft')
      if (isFinal) return { ...state, bounced, failedAt: bouncedAt }
      return { ...state, bounced, softBounces: [...state.softBounces, bouncedAt] }
    }
    case 'MailComplained':
      return { ...state, complained: new Set(state.complained).add(event.data.mail) }
    case 'TextMessageRefused':
    case 'AccountDeletionAsked':
    case 'CoupleErased':
    case 'NotificationPreferenceChanged':
    case 'TextMessagePreferenceChanged':
    case 'PersonErasureAsked':
    case 'PersonErased':
      return state
    default:
      return state
  }
}

/** For an address without any report. */
function fresh(since: string | undefined): Pick<MailDelivery, 'failedAt' | 'softBounces' | 'since'> {
  return { failedAt: undefined, softBounces: [], since }
}
