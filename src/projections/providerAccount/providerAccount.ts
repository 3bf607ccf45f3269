import type { AccountEvent } from '../../domain/account/accountEvents.ts'
import { creditMovement } from '../../domain/account/creditMovement.ts'
import { type OpenSubscription, openSubscriptions } from '../../domain/account/subscriptions.ts'
import { unlessErased } from '../../domain/event.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { boolean, integer, json, newRowOf, type RowOf, text, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

const personColumns = {
  provider_id: uuid(),
  public_id: text(),
  kind: text<'planner' | 'venue'>(),
  /** Names, e-mail and phone are null once the person was erased. */
  firstname: text().orNull(),
  lastname: text().orNull(),
  email: text().orNull(),
  phone: text().orNull(),
  locale: text(),
  company_name: text().orNull(),
  email_confirmed: boolean(),
  approved: boolean().initially(false),
  registered_at: time(),
}
const newPerson = newRowOf(personColumns)

const balanceColumns = {
  provider_id: uuid(),
  credits: integer().initially(0),
  premium: boolean().initially(false),
  /** The open subscriptions; `premium` says whether there is one. */
  subscriptions: json<readonly OpenSubscription[]>().initially([]),
  /** When the present plan began; null: with the registration. */
  plan_since: time().orNull(),
  /** The revision of the account's last counted event, so that repeated events are not counted again. */
  revision: integer().initially(-1),
}
type BalanceRow = RowOf<typeof balanceColumns>
const noBalance = newRowOf(balanceColumns)

type Counted = Extract<
  AccountEvent['type'],
  | 'WelcomeCreditGranted'
  | 'WelcomeCreditReversed'
  | 'CreditsCorrected'
  | 'RequestUnlocked'
  | 'CreditReturned'
  | 'SubscriptionStarted'
  | 'SubscriptionEnded'
  | 'CreditsPurchased'
  | 'PurchaseReversed'
  | 'PurchaseRestored'
  | 'AccountClosed'
>

/** Counts an account event, once. */
const counted = {
  key: ({ data }: RecordedOf<Counted>) => data.providerId,
  fold(row: BalanceRow | undefined, event: RecordedOf<Counted>, providerId: string): BalanceRow {
    const before = row ?? noBalance({ provider_id: providerId })
    if (event.revision <= before.revision) return before
    return { ...before, ...planAfter(before, event), credits: before.credits + creditMovement(event), revision: event.revision }
  },
}

function planAfter(before: BalanceRow, event: RecordedOf<Counted>): Partial<BalanceRow> {
  if (event.type !== 'SubscriptionStarted' && event.type !== 'SubscriptionEnded') return {}
  const subscriptions = openSubscriptions(before.subscriptions, event)
  const premium = subscriptions.length > 0
  const changedAt = event.type === 'SubscriptionStarted' ? event.data.startedAt : event.data.endedAt
  return { premium, subscriptions, plan_since: premium === before.premium ? before.plan_since : changedAt }
}

/** A provider's own account: names, plan, credits. */
export const providerAccount: Projection = {
  name: 'providerAccount',
  version: 7,
  indexesSql: '',
  tables: {
    people: projectedTable({
      columns: personColumns,
      key: 'provider_id',
      on: {
        ProviderRegistered: { key: ({ data }) => data.providerId, fold: (row, event) => row ?? registered(event) },
        PersonalDataChanged: { key: ({ data }) => data.providerId, fold: (row, { data }) => row && { ...row, ...personOf(data) } },
        LanguageChosen: { key: ({ data }) => data.providerId, fold: (row, { data }) => row && { ...row, locale: data.locale } },
        CompanyDescribed: {
          key: ({ data }) => data.providerId,
          fold: (row, { data }) => row && { ...row, company_name: unlessErased(data.name, null) },
        },
        LoginEmailChanged: {
          key: ({ data }) => data.providerId,
          fold: (row, { data }) => row && { ...row, email: unlessErased(data.email, null), email_confirmed: true },
        },
        EmailConfirmed: { key: ({ data }) => data.providerId, fold: (row) => row && { ...row, email_confirmed: true } },
        ProviderApproved: { key: ({ data }) => data.providerId, fold: (row) => row && { ...row, approved: true } },
        ProviderRejected: { key: ({ data }) => data.providerId, fold: (row) => row && { ...row, approved: false } },
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
    balances: projectedTable({
      columns: balanceColumns,
      storage: 'fillfactor = 70',
      key: 'provider_id',
      on: {
        WelcomeCreditGranted: counted,
        WelcomeCreditReversed: counted,
        CreditsCorrected: counted,
        RequestUnlocked: counted,
        CreditReturned: counted,
        CreditsPurchased: counted,
        PurchaseReversed: counted,
        PurchaseRestored: counted,
        SubscriptionStarted: counted,
        SubscriptionEnded: counted,
        AccountClosed: counted,
        PersonErased: clearedOf({ provider: ({ person }) => person.id }),
      },
    }),
  },
}

function registered({ data }: RecordedOf<'ProviderRegistered'>): RowOf<typeof personColumns> {
  return newPerson({
    provider_id: data.providerId,
    public_id: data.publicId,
    kind: data.kind,
    ...personOf(data),
    email: unlessErased(data.email, null),
    email_confirmed: data.emailConfirmed ?? true,
    locale: data.locale,
    registered_at: data.termsAcceptedAt,
  })
}

function personOf({ firstname, lastname, phone }: RecordedOf<'ProviderRegistered' | 'PersonalDataChanged'>['data']) {
  return { firstname: unlessErased(firstname, null), lastname: unlessErased(lastname, null), phone: unlessErased(phone, null) }
}
