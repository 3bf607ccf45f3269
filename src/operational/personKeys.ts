import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { PersonKey, PersonKeys } from '../platform/personKeys.ts'
import { createSealer, type MasterKeys, type Sealer } from './masterKeys.ts'

interface PersonKeyRow {
  readonly person_id: string
  readonly master_key_id: string | null
  readonly wrapped_key: Buffer | null
}

const columns = 'person_id, master_key_id, wrapped_key'

/** Data keys of persons in Postgres, wrapped by the master key. */
export function createPersonKeys(pool: Pool, masterKeys: MasterKeys): PersonKeys {
  const sealer = createSealer(masterKeys, 'person-keys')
  return {
    async keysFor(personIds, { create }) {
      const wanted = [...new Set(personIds)]
      if (!create) return find(pool, sealer, wanted)
      const keys = await findOrCreate(pool, sealer, wanted)
      const createdElsewhere = wanted.filter((id) => !keys.has(id))
      return new Map([...keys, ...(await find(pool, sealer, createdElsewhere))])
    },

    async erase(personId) {
      await pool.query(
        `INSERT INTO operational.person_keys (person_id, erased_at) VALUES ($1, now())
         ON CONFLICT (person_id) DO UPDATE SET wrapped_key = NULL, master_key_id = NULL, erased_at = coalesce(person_keys.erased_at, now())`,
        [personId],
      )
    },
  }
}

/**
 * Wraps up to `limit` keys of retired master keys with the current one; repeat it until it returns 0. Only then may the retired key be
 * removed from the configuration.
 */
export async function rewrapPersonKeys(pool: Pool, masterKeys: MasterKeys, limit = 1_000): Promise<number> {
  const sealer = createSealer(masterKeys, 'person-keys')
  const { rows } = await pool.query<PersonKeyRow>(`SELECT ${columns} FROM operational.person_keys WHERE master_key_id = ANY($1) LIMIT $2`, [
    masterKeys.retired.map((key) => key.id),
    limit,
  ])
  const fresh = rows.map((row) => sealer.seal(unwrap(sealer, row) as Buffer, row.person_id))
  // A person who was erased since the look-up has no master key id, so its row is not updated.
  await pool.query(
    `UPDATE operational.person_keys k SET wrapped_key = fresh.wrapped_key, master_key_id = $4
     FROM unnest($1::uuid[], $2::text[], $3::bytea[]) AS fresh (person_id, old_master_key_id, wrapped_key)
     WHERE k.person_id = fresh.person_id AND k.master_key_id = fresh.old_master_key_id`,
    [rows.map((row) => row.person_id), rows.map((row) => row.master_key_id), fresh.map((sealed) => sealed.bytes), masterKeys.current.id],
  )
  return rows.length
}

async function find(pool: Pool, sealer: Sealer, personIds: readonly string[]): Promise<Map<string, PersonKey>> {
  if (personIds.length === 0) return new Map()
  const { rows } = await pool.query<PersonKeyRow>({
    name: 'person-keys',
    text: `SELECT ${columns} FROM operational.person_keys WHERE person_id = ANY($1)`,
    values: [personIds],
  })
  return new Map(rows.map((row) => [row.person_id, unwrap(sealer, row)]))
}

/** Keys that were found or created; a key that another caller creates at the same time is not among them. */
async function findOrCreate(pool: Pool, sealer: Sealer, personIds: readonly string[]): Promise<Map<string, PersonKey>> {
  if (personIds.length === 0) return new Map()
  const sealed = personIds.map((id) => sealer.seal(randomBytes(32), id))
  // All batches insert in the same order; otherwise two that share persons could deadlock.
  const { rows } = await pool.query<PersonKeyRow>({
    name: 'person-keys-create',
    text: `WITH found AS (
             SELECT ${columns} FROM operational.person_keys WHERE person_id = ANY($1)
           ), created AS (
             INSERT INTO operational.person_keys (${columns})
             SELECT * FROM unnest($1::uuid[], $2::text[], $3::bytea[]) AS fresh (${columns})
             WHERE NOT EXISTS (SELECT FROM found WHERE found.person_id = fresh.person_id) ORDER BY person_id
             ON CONFLICT DO NOTHING RETURNING ${columns}
           ) SELECT * FROM found UNION ALL SELECT * FROM created`,
    values: [personIds, sealed.map((each) => each.masterKeyId), sealed.map((each) => each.bytes)],
  })
  return new Map(rows.map((row) => [row.person_id, unwrap(sealer, row)]))
}

function unwrap(sealer: Sealer, { person_id, master_key_id, wrapped_key }: PersonKeyRow): PersonKey {
  if (wrapped_key === null || master_key_id === null) return 'erased'
  return sealer.open({ masterKeyId: master_key_id, bytes: wrapped_key }, person_id)
}
