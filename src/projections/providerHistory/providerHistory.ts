import type { EditablePersonalData } from '../../domain/editablePersonalData.ts'
import { ProviderMailKind } from '../../domain/mailKinds.ts'
import type { HistoryKind } from '../../domain/provider/historyKinds.ts'
import { kindOfPart, type PartKind } from '../../domain/provider/profilePart.ts'
import type { TextMessageKind } from '../../domain/textMessageKinds.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { json, type RowOf, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import { type HistoryFacts, type MoneyEvent, moneyEntry } from './moneyEntry.ts'

/** An entry of the account's history. Holds no values of personal data, neither old nor new. */
export interface HistoryEntry {
  /** Id of the event. */
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly kind: HistoryKind
  readonly facts?: HistoryFacts
  /** Who did it: the kind of the event's actor, e.g. `provider`, and whether an administrator acted as the provider. */
  readonly actor: string
  readonly impersonated: boolean
  /** Which personal data changed; empty for other kinds. */
  readonly changed: readonly EditablePersonalData[]
  /** Which part of the profile moderation decided on. */
  readonly part?: PartKind
  /** Which kind of mail or text message was turned on or off; null of other entries. */
  readonly notification: ProviderMailKind | TextMessageKind | null
}

/** Older entries are dropped. */
const mostEntries = 500

const columns = {
  provider_id: uuid(),
  /** Newest first. */
  entries: json<readonly HistoryEntry[]>().initially([]),
}
type Row = RowOf<typeof columns>

type PersonsEvent = 'MailBounced' | 'MailComplained' | 'MailTriedAgain'
type NotificationEvent = 'NotificationPreferenceChanged' | 'TextMessagePreferenceChanged'
type ListedEvent =
  | 'ProviderRegistered'
  | 'PersonalDataChanged'
  | 'LanguageChosen'
  | 'PasswordChanged'
  | 'LoginEmailChanged'
  | PersonsEvent
  | 'CompanyDescribed'
  | 'CompanyNumberGiven'
  | 'CompanyNumberChecked'
  | 'CompanyNumberTaken'
  | 'VatNumberGiven'
  | 'ServicesOffered'
  | 'ProfileWritten'
  | 'SocialNetworksChanged'
  | 'ProviderApproved'
  | 'ProviderRejected'
  | 'ProviderSubmittedAgain'
  | 'ProfilePartApproved'
  | 'ProfilePartRejected'
  | 'VenueAdded'
  | 'VenuePublished'
  | 'VenueUnpublished'
  | 'VenueValidated'
  | 'VenueRejected'
  | 'VenueHidden'
  | 'VenueShown'
  | 'VenueRemoved'
  | 'PortfolioAdded'
  | 'PortfolioPublished'
  | 'PortfolioUnpublished'
  | 'PortfolioRemoved'

/** Adds an entry to the history of its provider, once. */
function entry(kind: HistoryKind) {
  return {
    key: ({ data }: RecordedOf<ListedEvent>) => ('person' in data ? ofPerson(data) : data.providerId),
    fold(row: Row | undefined, event: RecordedOf<ListedEvent>, providerId: string): Row {
      const { data } = event
      const changed = 'changed' in data ? data.changed : []
      const part = 'part' in data ? { part: kindOfPart(data.part) } : {}
      return withEntry(row, providerId, event, { kind, changed, notification: null, ...part })
    },
  }
}

const money = {
  key: ({ data }: RecordedOf<MoneyEvent>) => data.providerId,
  fold(row: Row | undefined, event: RecordedOf<MoneyEvent>, providerId: string): Row {
    return withEntry(row, providerId, event, { changed: [], notification: null, ...moneyEntry(event) })
  },
}

/** Couples have no such history, and a temporary delivery failure does not concern the account. */
function ofPerson({ person, ...data }: RecordedOf<PersonsEvent>['data']): readonly string[] {
  return person.kind === 'provider' && (!('isFinal' in data) || data.isFinal) ? [person.id] : []
}

/** The same for a kind of mail or text message that was turned on or off. */
function turned(what: 'mail' | 'text_message') {
  return {
    key({ data }: RecordedOf<NotificationEvent>): string | readonly string[] {
      if ('providerId' in data) return data.providerId
      return ProviderMailKind.safeParse(data.kind).success ? data.person.id : []
    },
    fold(row: Row | undefined, event: RecordedOf<NotificationEvent>, providerId: string): Row {
      const { kind, wanted } = event.data
      return withEntry(row, providerId, event, {
        kind: wanted ? `${what}_turned_on` : `${what}_turned_off`,
        changed: [],
        notification: ProviderMailKind.parse(kind),
      })
    },
  }
}

function withEntry(
  row: Row | undefined,
  providerId: string,
  { id, metadata }: RecordedOf<ListedEvent | NotificationEvent | MoneyEvent>,
  what: Pick<HistoryEntry, 'kind' | 'facts' | 'changed' | 'notification' | 'part'>,
): Row {
  const actor = metadata.actor.replace(/:.*/, '')
  const added: HistoryEntry = { id, at: metadata.time, actor, impersonated: metadata.impersonator !== undefined, ...what }
  const others = (row?.entries ?? []).filter((each) => each.id !== id)
  const entries = [added, ...others].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, mostEntries)
  return { provider_id: providerId, entries }
}

/** The history of a provider's account, for the provider itself. */
export const providerHistory: Projection = {
  name: 'providerHistory',
  version: 5,
  indexesSql: '',
  tables: {
    histories: projectedTable({
      columns,
      key: 'provider_id',
      on: {
        ProviderRegistered: entry('registered'),
        PersonalDataChanged: entry('personal_data_changed'),
        LanguageChosen: entry('language_chosen'),
        PasswordChanged: entry('password_changed'),
        LoginEmailChanged: entry('login_email_changed'),
        MailBounced: entry('mails_failed'),
        MailComplained: entry('mail_complained'),
        MailTriedAgain: entry('mail_tried_again'),
        CompanyDescribed: entry('company_described'),
        CompanyNumberGiven: entry('company_number_given'),
        CompanyNumberChecked: entry('company_number_checked'),
        CompanyNumberTaken: entry('company_number_taken'),
        VatNumberGiven: entry('vat_number_given'),
        ServicesOffered: entry('services_offered'),
        ProfileWritten: entry('profile_written'),
        SocialNetworksChanged: entry('social_networks_changed'),
        ProviderApproved: entry('approved'),
        ProviderRejected: entry('rejected'),
        ProviderSubmittedAgain: entry('submitted_again'),
        ProfilePartApproved: entry('part_approved'),
        ProfilePartRejected: entry('part_rejected'),
        VenueAdded: entry('venue_added'),
        VenuePublished: entry('venue_published'),
        VenueUnpublished: entry('venue_unpublished'),
        VenueValidated: entry('venue_validated'),
        VenueRejected: entry('venue_rejected'),
        VenueHidden: entry('venue_hidden'),
        VenueShown: entry('venue_shown'),
        VenueRemoved: entry('venue_removed'),
        PortfolioAdded: entry('portfolio_added'),
        PortfolioPublished: entry('portfolio_published'),
        PortfolioUnpublished: entry('portfolio_unpublished'),
        PortfolioRemoved: entry('portfolio_removed'),
        WelcomeCreditGranted: money,
        WelcomeCreditReversed: money,
        CreditsCorrected: money,
        CreditsPurchased: money,
        PurchaseReversed: money,
        PurchaseRestored: money,
        CreditReturned: money,
        PaymentSucceeded: money,
        PaymentAttemptFailed: money,
        PaymentCanceled: money,
        PaymentRefunded: money,
        RefundFailed: money,
        PaymentDisputed: money,
        DisputeClosed: money,
        InvoiceIssued: money,
        SubscriptionStarted: money,
        SubscriptionRenewed: money,
        SubscriptionRenewalFailed: money,
        SubscriptionCancellationScheduled: money,
        SubscriptionResumed: money,
        SubscriptionPeriodChanged: money,
        SubscriptionEnded: money,
        NotificationPreferenceChanged: turned('mail'),
        TextMessagePreferenceChanged: turned('text_message'),
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
  },
}
