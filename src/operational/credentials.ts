import { argon2id, hash, needsRehash, verify } from 'argon2'
import type { ClientBase, Pool } from 'pg'
import { FairGate } from '../platform/fairGate.ts'
import { keyedHash } from './secrets.ts'

type CredentialRole = 'provider' | 'admin'

interface NewCredentials {
  readonly role: CredentialRole
  readonly personId: string
  /** As `normalEmail` gives it. */
  readonly email: string
  readonly password: string
  /** The owner that was never created and whose credentials these replace. */
  readonly insteadOf?: string
}

interface MovedLogin {
  readonly role: CredentialRole
  readonly personId: string
  /** As `normalEmail` gives it. */
  readonly email: string
  /** The owner that was never created and whose credentials stand in the way. */
  readonly insteadOf?: string
}

export interface Credentials {
  /**
   * Stores the credentials; repeating the call sets them again. Returns the e-mail's owner, which may be another person: an e-mail is one
   * person's login, whatever the role.
   */
  create(credentials: NewCredentials): Promise<string>
  /**
   * The owner of these credentials. Null for a wrong password and for an unknown e-mail, after the same time. `lane` identifies the caller:
   * callers take turns when many wait.
   * @throws UnavailableError when too many wait
   */
  check(role: CredentialRole, email: string, password: string, lane?: string): Promise<string | null>
  /** The person whose login this is; null when there is none. */
  ownerOf(role: CredentialRole, email: string): Promise<string | null>
  /** True when it is the person's password. */
  isPasswordOf(personId: string, password: string): Promise<boolean>
  /** True when this command was the last to set the person's password. */
  wasChangedBy(personId: string, commandId: string): Promise<boolean>
  /**
   * Changes the person's login to an e-mail on which it holds the claim; links mailed to the former address become invalid. Returns the
   * e-mail's owner, which may be another person; undefined when the person has no credentials any more.
   */
  moveLogin(client: ClientBase, login: MovedLogin): Promise<string | undefined>
  /** Hashes a new password; the returned function stores it in the caller's transaction. */
  prepareChange(personId: string, password: string, commandId: string): Promise<(client: ClientBase) => Promise<void>>
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes; about 25 ms of one core. */
const parameters = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** Every hash takes one core and 19 MiB: at most two run at a time, so that sign-ins do not block other work. */
const gate = new FairGate(2, 400)
/** The hash of an unused password, checked when the e-mail is unknown, so that the response time reveals nothing. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5bm9ib2R5bm9ibw$5Ds8Xm4n2kkHqXuA4o0cWoN2s0N6hPhxV3zvRj3d4tk'

/** Passwords and login e-mails. */
export function createCredentials({ database, claimKey }: { readonly database: Pool; readonly claimKey: Buffer }): Credentials {
  const hashOf = (email: string) => keyedHash(claimKey, `credentials ${email}`)

  async function holderOf(loginHash: string): Promise<string> {
    const { rows } = await database.query<{ person_id: string }>('SELECT person_id FROM operational.credentials WHERE login_hash = $1', [
      loginHash,
    ])
    if (!rows[0]) throw new Error('credentials went while they were being stored')
    return rows[0].person_id
  }

  return {
    async create({ role, personId, email, password, insteadOf }) {
      const { rows } = await database.query<{ person_id: string }>(
        `INSERT INTO operational.credentials AS c (login_hash, role, person_id, password_hash) VALUES ($1, $2, $3, $4)
         ON CONFLICT (login_hash) DO UPDATE SET person_id = $3, password_hash = $4, changed_at = now()
         WHERE c.role = $2 AND c.person_id IN ($3, $5)
         RETURNING person_id`,
        [hashOf(email), role, personId, await hashPassword(password), insteadOf ?? personId],
      )
      return rows[0]?.person_id ?? holderOf(hashOf(email))
    },

    async check(role, email, password, lane = '') {
      const { rows } = await database.query<{ person_id: string; password_hash: string }>(
        'SELECT person_id, password_hash FROM operational.credentials WHERE login_hash = $1 AND role = $2',
        [hashOf(email), role],
      )
      const [row] = rows
      const right = await gate.run(lane, () => verify(row?.password_hash ?? nobodysHash, prepared(password)))
      if (!row || !right) return null
      if (needsRehash(row.password_hash, parameters)) await renew(database, row, password)
      return row.person_id
    },

    async ownerOf(role, email) {
      const { rows } = await database.query<{ person_id: string }>(
        'SELECT person_id FROM operational.credentials WHERE login_hash = $1 AND role = $2',
        [hashOf(email), role],
      )
      return rows[0]?.person_id ?? null
    },

    async isPasswordOf(personId, password) {
      const { rows } = await database.query<{ password_hash: string }>(
        'SELECT password_hash FROM operational.credentials WHERE person_id = $1',
        [personId],
      )
      return gate.run(personId, () => verify(rows[0]?.password_hash ?? nobodysHash, prepared(password)))
    },

    async wasChangedBy(personId, commandId) {
      const { rowCount } = await database.query('SELECT 1 FROM operational.credentials WHERE person_id = $1 AND changed_by = $2', [
        personId,
        commandId,
      ])
      return rowCount === 1
    },

    async moveLogin(client, { role, personId, email, insteadOf }) {
      const loginHash = hashOf(email)
      if (insteadOf !== undefined && insteadOf !== personId) {
        await client.query('DELETE FROM operational.credentials WHERE login_hash = $1 AND role = $2 AND person_id = $3', [
          loginHash,
          role,
          insteadOf,
        ])
      }
      await client.query(
        `UPDATE operational.credentials SET login_hash = $2, changed_at = now() WHERE person_id = $1 AND login_hash <> $2
           AND NOT EXISTS (SELECT 1 FROM operational.credentials WHERE login_hash = $2)`,
        [personId, loginHash],
      )
      const { rows } = await client.query<{ person_id: string }>('SELECT person_id FROM operational.credentials WHERE login_hash = $1', [
        loginHash,
      ])
      return rows[0]?.person_id
    },

    async prepareChange(personId, password, commandId) {
      const passwordHash = await hashPassword(password)
      return async (client) => {
        await client.query(
          'UPDATE operational.credentials SET password_hash = $2, changed_by = $3, changed_at = now() WHERE person_id = $1',
          [personId, passwordHash, commandId],
        )
      }
    },
  }
}

/**
 * Identifies the person's current password: it changes with every password change but not with a sign-in. Undefined without a password.
 * `isLocked`: locks the row until the client's transaction ends.
 */
export async function loadPasswordVersion(
  client: ClientBase | Pool,
  personId: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>(
    `SELECT extract(epoch FROM changed_at)::text AS version FROM operational.credentials WHERE person_id = $1 ${isLocked ? 'FOR UPDATE' : ''}`,
    [personId],
  )
  return rows[0]?.version
}

/** Deletes a person's credentials, so that it cannot sign in any more. */
export async function deleteCredentials(database: Pool, personId: string): Promise<void> {
  await database.query('DELETE FROM operational.credentials WHERE person_id = $1', [personId])
}

/** The hash has weaker parameters than required today; since the password is only known at a sign-in, it is hashed again now. */
async function renew(database: Pool, row: { readonly person_id: string; readonly password_hash: string }, password: string): Promise<void> {
  await database.query('UPDATE operational.credentials SET password_hash = $3 WHERE person_id = $1 AND password_hash = $2', [
    row.person_id,
    row.password_hash,
    await hashPassword(password),
  ])
}

function hashPassword(password: string): Promise<string> {
  return gate.run('', () => hash(prepared(password), parameters))
}

/** Keyboards write é as one or as two characters; both must be the same password. */
function prepared(password: string): string {
  return password.normalize('NFKC')
}
