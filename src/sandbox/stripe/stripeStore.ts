import { randomBytes } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Stripe } from 'stripe'
import { defaultSwitches, type StripeSwitches } from './stripeSwitches.ts'

/** The sandbox's objects, as Stripe's SDK types them; references are ids, never expanded. */
export interface StripeObjects {
  readonly charge: Stripe.Charge
  readonly customer: Stripe.Customer
  readonly dispute: Stripe.Dispute
  readonly event: { readonly id: string; readonly object: 'event' }
  readonly invoice: Stripe.Invoice & { readonly id: string }
  readonly invoice_payment: Stripe.InvoicePayment
  readonly payment_intent: Stripe.PaymentIntent
  readonly payment_method: Stripe.PaymentMethod
  readonly price: Stripe.Price
  readonly product: Stripe.Product
  readonly refund: Stripe.Refund
  readonly subscription: Stripe.Subscription
  readonly subscription_schedule: Stripe.SubscriptionSchedule
}
export type ObjectKind = keyof StripeObjects

/** Data that Stripe would not reveal: a card's number, the result of a pending outcome. */
export type Hidden = Readonly<Record<string, string>>

export interface SandboxSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** How far the sandbox's clock is ahead. */
  readonly aheadSeconds: number
  readonly switches: StripeSwitches
}

const createTables = `
  SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe'));
  CREATE SCHEMA IF NOT EXISTS sandbox;
  CREATE TABLE IF NOT EXISTS sandbox.stripe_objects (
    id text PRIMARY KEY,
    kind text NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY,
    data jsonb NOT NULL,
    hidden jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX IF NOT EXISTS stripe_objects_by_kind ON sandbox.stripe_objects (kind, position);
  CREATE INDEX IF NOT EXISTS stripe_objects_by_content ON sandbox.stripe_objects USING gin (data jsonb_path_ops);
  CREATE TABLE IF NOT EXISTS sandbox.stripe_answers (key text PRIMARY KEY, request text NOT NULL, status int NOT NULL, body jsonb NOT NULL);
  CREATE TABLE IF NOT EXISTS sandbox.stripe_deliveries (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id text NOT NULL,
    body text NOT NULL,
    due_at timestamptz NOT NULL,
    attempts int NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS sandbox.stripe_settings (one boolean PRIMARY KEY DEFAULT true CHECK (one), data jsonb NOT NULL)`

/** The sandbox's state, in Postgres: it survives a restart and is shared by the processes of one product. */
export class StripeStore {
  readonly #pool: Pool

  private constructor(pool: Pool) {
    this.#pool = pool
  }

  static async open(pool: Pool): Promise<StripeStore> {
    await pool.query(createTables)
    const key = (prefix: string) => `${prefix}${randomBytes(24).toString('hex')}`
    const settings: SandboxSettings = {
      secretKey: key('sk_test_sandbox'),
      publishableKey: key('pk_test_sandbox'),
      webhookSecret: key('whsec_'),
      aheadSeconds: 0,
      switches: defaultSwitches,
    }
    await pool.query('INSERT INTO sandbox.stripe_settings (data) VALUES ($1) ON CONFLICT DO NOTHING', [JSON.stringify(settings)])
    return new StripeStore(pool)
  }

  /** One turn at a time across all processes; the changes of a refused call are rolled back unless it states otherwise. */
  async inTurn<Answer>(work: (tables: StripeTables) => Promise<Answer>): Promise<Answer> {
    const client = await this.#pool.connect()
    try {
      await client.query('BEGIN')
      await client.query(`SELECT pg_advisory_xact_lock(hashtext('sandbox.stripe turn'))`)
      const answer = await work(new StripeTables(client))
      await client.query('COMMIT')
      return answer
    } catch (error) {
      await client.query(isKept(error) ? 'COMMIT' : 'ROLLBACK')
      throw error
    } finally {
      client.release()
    }
  }

  async settings(): Promise<SandboxSettings> {
    return settingsOf(this.#pool)
  }
}

const isKept = (error: unknown) => error instanceof Error && 'keepsChanges' in error && error.keepsChanges === true

async function settingsOf(client: Pool | PoolClient): Promise<SandboxSettings> {
  const { rows } = await client.query<{ data: SandboxSettings }>('SELECT data FROM sandbox.stripe_settings')
  if (!rows[0]) throw new Error('the sandbox has no settings')
  return rows[0].data
}

/** Reads and writes within a turn. */
export class StripeTables {
  readonly client: PoolClient

  constructor(client: PoolClient) {
    this.client = client
  }

  settings = () => settingsOf(this.client)

  async change(settings: Partial<Pick<SandboxSettings, 'aheadSeconds' | 'switches'>>): Promise<void> {
    await this.client.query('UPDATE sandbox.stripe_settings SET data = data || $1', [JSON.stringify(settings)])
  }

  async get<Kind extends ObjectKind>(kind: Kind, id: string): Promise<StripeObjects[Kind] | undefined> {
    const { rows } = await this.client.query<{ data: StripeObjects[Kind] }>(
      'SELECT data FROM sandbox.stripe_objects WHERE id = $1 AND kind = $2',
      [id, kind],
    )
    return rows[0]?.data
  }

  async byId(id: string): Promise<object | undefined> {
    const { rows } = await this.client.query<{ data: object }>('SELECT data FROM sandbox.stripe_objects WHERE id = $1', [id])
    return rows[0]?.data
  }

  /** Those with the given values, newest first. */
  async find<Kind extends ObjectKind>(kind: Kind, holding: object = {}, limit = 1_000): Promise<StripeObjects[Kind][]> {
    const { rows } = await this.client.query<{ data: StripeObjects[Kind] }>(
      'SELECT data FROM sandbox.stripe_objects WHERE kind = $1 AND data @> $2 ORDER BY position DESC LIMIT $3',
      [kind, JSON.stringify(holding), limit],
    )
    return rows.map(({ data }) => data)
  }

  async put<Stored extends StripeObjects[ObjectKind]>(stored: Stored): Promise<Stored> {
    await this.client.query(
      `INSERT INTO sandbox.stripe_objects (id, kind, data) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
      [stored.id, stored.object, JSON.stringify(stored)],
    )
    return stored
  }

  async hide(id: string, hidden: Hidden): Promise<void> {
    await this.client.query('UPDATE sandbox.stripe_objects SET hidden = hidden || $2 WHERE id = $1', [id, JSON.stringify(hidden)])
  }

  async hidden(id: string): Promise<Hidden> {
    const { rows } = await this.client.query<{ hidden: Hidden }>('SELECT hidden FROM sandbox.stripe_objects WHERE id = $1', [id])
    return rows[0]?.hidden ?? {}
  }

  async answerOf(key: string): Promise<{ readonly request: string; readonly status: number; readonly body: object } | undefined> {
    const text = 'SELECT request, status, body FROM sandbox.stripe_answers WHERE key = $1'
    return (await this.client.query<{ request: string; status: number; body: object }>(text, [key])).rows[0]
  }

  async keepAnswer(key: string, request: string, status: number, body: object): Promise<void> {
    const values = [key, request, status, JSON.stringify(body)]
    await this.client.query('INSERT INTO sandbox.stripe_answers VALUES ($1, $2, $3, $4)', values)
  }

  async deliver(eventId: string, body: string, dueAt: Date): Promise<void> {
    const text = 'INSERT INTO sandbox.stripe_deliveries (event_id, body, due_at) VALUES ($1, $2, $3)'
    await this.client.query(text, [eventId, body, dueAt])
  }
}

/** What handlers use. */
export interface StripeSession {
  readonly tables: StripeTables
  /** By the sandbox's clock, in seconds. */
  readonly now: number
  readonly switches: StripeSwitches
  /** The sandbox's address. */
  readonly baseUrl: string
  /** Sends a webhook about an object. */
  readonly emit: (type: string, about: object) => Promise<void>
}

/** The id of an object in a field, expanded or not. */
export function idIn(field: string | { readonly id: string } | null | undefined): string {
  return typeof field === 'string' ? field : (field?.id ?? '')
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}
