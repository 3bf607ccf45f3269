import type { Pool } from 'pg'

/** A text message or mail that a sandbox service accepted. */
export interface SandboxMessage {
  /** Grows with every message. */
  readonly id: string
  readonly channel: 'sms' | 'mail'
  /** E.164, or the envelope's recipients. */
  readonly to: string
  readonly from: string
  /** Null for a text message. */
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** The sender's id of the message: Message-ID of a mail, SID of a text message. */
  readonly reference: string
  /** ISO 8601, UTC. */
  readonly receivedAt: string
}

export type NewSandboxMessage = Omit<SandboxMessage, 'id' | 'receivedAt' | 'to'> & { readonly to: readonly string[] }

interface SandboxMessageFilter {
  /** One recipient, exact match. */
  readonly to?: string | undefined
  readonly channel?: 'sms' | 'mail' | undefined
  /** Only later messages. */
  readonly after?: Date | undefined
  readonly limit?: number | undefined
}

/** The messages that the sandbox received: the newest thousand, stored in Postgres so that they survive a restart. */
export interface SandboxMessages {
  record(message: NewSandboxMessage): Promise<void>
  /** Newest first; a hundred by default. */
  list(filter?: SandboxMessageFilter): Promise<readonly SandboxMessage[]>
}

export const messagesKept = 1000

const createTable = `
  SELECT pg_advisory_xact_lock(hashtext('sandbox.messages'));
  CREATE SCHEMA IF NOT EXISTS sandbox;
  CREATE TABLE IF NOT EXISTS sandbox.messages (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    channel text NOT NULL,
    recipients text[] NOT NULL,
    "from" text NOT NULL,
    subject text,
    text text NOT NULL,
    html text,
    reference text NOT NULL,
    received_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
  )`

const insert = `
  INSERT INTO sandbox.messages (channel, recipients, "from", subject, text, html, reference) VALUES ($1, $2, $3, $4, $5, $6, $7)`

const forgetOld = `
  DELETE FROM sandbox.messages WHERE id <= (SELECT id FROM sandbox.messages ORDER BY id DESC OFFSET ${messagesKept} LIMIT 1)`

const select = `
  SELECT id::text, channel, array_to_string(recipients, ', ') AS "to", "from", subject, text, html, reference, received_at AS "receivedAt"
  FROM sandbox.messages AS message
  WHERE ($1::text IS NULL OR EXISTS (SELECT FROM unnest(recipients) AS recipient WHERE lower(recipient) = lower($1)))
    AND ($2::text IS NULL OR channel = $2)
    AND ($3::timestamptz IS NULL OR received_at > $3)
  ORDER BY message.id DESC LIMIT $4`

/**
 * Opens the sandbox's messages, creating their table.
 * @throws in production
 */
export async function openSandboxMessages(pool: Pool): Promise<SandboxMessages> {
  if (process.env.NODE_ENV === 'production') throw new Error('the sandbox does not start in production: it would swallow real messages')
  await pool.query(createTable)
  return {
    async record({ channel, to, from, subject, text, html, reference }) {
      await pool.query(insert, [channel, to, from, subject, text, html, reference].map(withoutNul))
      await pool.query(forgetOld)
    },
    async list({ to, channel, after, limit = 100 } = {}) {
      const { rows } = await pool.query<Omit<SandboxMessage, 'receivedAt'> & { receivedAt: Date }>(select, [to, channel, after, limit])
      return rows.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
    },
  }
}

/** Postgres keeps no NUL in a text. */
function withoutNul<T>(value: T): T {
  return (typeof value === 'string' ? value.replaceAll('\0', '') : value) as T
}
