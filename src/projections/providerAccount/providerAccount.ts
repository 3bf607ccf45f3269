import type { AccountEvent } from '../../domain/account/accountEvents.ts'
import { creditMovement } from '../../domain/account/creditMovement.ts'
import { unlessErased } from '../../domain/event.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

interface PersonRow {
  readonly provider_id: string
  readonly public_id: string
  readonly kind: 'planner' | 'venue'
  /** Names, e-mail and phone are null once the person was erased. */
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly locale: string
  readonly company_name: string | null
  readonly approved: boolean
  readonly registered_at: string
}

interface BalanceRow {
  readonly provider_id: string
  readonly credits: number
  readonly premium: boolean
  /** When the present plan began; null: with the registration. */
  readonly plan_since: string | null
  /** Revision of the account's last event counted in: an event that comes again is not counted again. */
  readonly revision: number
}

const noBalance = { credits: 0, premium: false, plan_since: null, revision: -1 }

type Counted = Extract<
  AccountEvent['type'],
  'WelcomeCreditGranted' | 'CreditsCorrected' | 'RequestUnlocked' | 'CreditReturned' | 'SubscriptionStarted' | 'SubscriptionEnded'
>

/** Counts an event of the account in, once. */
const counted = {
  key: ({ data }: RecordedOf<Counted>) => data.providerId,
  fold(row: BalanceRow | undefined, event: RecordedOf<Counted>, providerId: string): BalanceRow {
    const before = row ?? { ...noBalance, provider_id: providerId }
    if (event.revision <= before.revision) return before
    return { ...before, ...planAfter(event), credits: before.credits + creditMovement(event), revision: event.revision }
  },
}

function planAfter(event: RecordedOf<Counted>): Pick<BalanceRow, 'premium' | 'plan_since'> | undefined {
  if (event.type === 'SubscriptionStarted') return { premium: true, plan_since: event.data.startedAt }
  if (event.type === 'SubscriptionEnded') return { premium: false, plan_since: event.data.endedAt }
  return undefined
}

/** Who a provider is to itself: names, plan, credits. */
export const providerAccount: Projection = {
  name: 'providerAccount',
  version: 1,
  tablesSql: `
    CREATE TABLE people (
      provider_id uuid PRIMARY KEY,
      public_id text NOT NULL,
      kind text NOT NULL,
      firstname text,
      lastname text,
      email text,
      phone text,
      locale text NOT NULL,
      company_name text,
      approved boolean NOT NULL,
      registered_at timestamptz NOT NULL
    );
    CREATE TABLE balances (
      provider_id uuid PRIMARY KEY,
      credits int NOT NULL,
      premium boolean NOT NULL,
      plan_since timestamptz,
      revision int NOT NULL
    ) WITH (fillfactor = 70)`,
  indexesSql: '',
  tables: {
    people: projectedTable<PersonRow>({
      key: 'provider_id',
      on: {
        ProviderRegistered: { key: ({ data }) => data.providerId, fold: (row, event) => row ?? registered(event) },
        CompanyDescribed: { key: ({ data }) => data.providerId, fold: (row, { data }) => row && { ...row, company_name: data.name } },
        ProviderApproved: { key: ({ data }) => data.providerId, fold: (row) => row && { ...row, approved: true } },
      },
    }),
    balances: projectedTable<BalanceRow>({
      key: 'provider_id',
      on: {
        WelcomeCreditGranted: counted,
        CreditsCorrected: counted,
        RequestUnlocked: counted,
        CreditReturned: counted,
        SubscriptionStarted: counted,
        SubscriptionEnded: counted,
      },
    }),
  },
}

function registered({ data }: RecordedOf<'ProviderRegistered'>): PersonRow {
  return {
    provider_id: data.providerId,
    public_id: data.publicId,
    kind: data.kind,
    firstname: unlessErased(data.firstname, null),
    lastname: unlessErased(data.lastname, null),
    email: unlessErased(data.email, null),
    phone: unlessErased(data.phone, null),
    locale: data.locale,
    company_name: null,
    approved: false,
    registered_at: data.termsAcceptedAt,
  }
}
