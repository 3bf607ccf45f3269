import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Every release loads or creates reference data and sandbox messages itself. */
const left = ['reference', 'sandbox', 'information_schema']

/**
 * Writes structure and rows of a database as SQL with COPY blocks, like pg_dump, which the embedded Postgres does not include. Supports
 * what our migrations and libraries use: schemas, extensions, enums, functions, tables, sequences, constraints, indexes.
 */
export async function dumpDatabase(client: Client, out: Writable): Promise<void> {
  const write = async (text: string) => void (out.write(text) || (await once(out, 'drain')))
  const statements = async (sql: string) => {
    const { rows } = await client.query<{ statement: string }>(sql, [left])
    for (const { statement } of rows) await write(`${statement};\n`)
  }
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`SET LOCAL search_path = ''`)
  await write(`SET check_function_bodies = off;\nSET search_path = '';\n`)
  for (const sql of beforeRows) await statements(sql)
  const { rows: tables } = await client.query<{ name: string; columns: string }>(tablesWithRows, [left])
  for (const { name, columns } of tables) {
    await write(`COPY ${name} (${columns}) FROM stdin;\n`)
    const copied = client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`))
    for await (const chunk of copied) await write(chunk)
    await write('\\.\n')
  }
  for (const sql of afterRows) await statements(sql)
  await client.query('COMMIT')
}

const ours = `nspname <> ALL ($1) AND nspname NOT LIKE 'pg\\_%'`
const noExtension = (table: string, id: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${table}'::regclass AND objid = ${id} AND deptype = 'e')`
const tableOf = `format('%I.%I', nspname, relname)`
/** Functions that return rows of a table can only be created after it; others may be used in a column's default. */
const givesRows = `EXISTS (SELECT FROM pg_type t WHERE t.oid = p.prorettype AND t.typrelid <> 0)`
const functions = (late: boolean) => `
  SELECT pg_get_functiondef(p.oid) AS statement FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
  WHERE ${ours} AND ${noExtension('pg_proc', 'p.oid')} AND prokind IN ('f', 'p') AND ${late ? '' : 'NOT '}${givesRows} ORDER BY p.oid`

const beforeRows = [
  `SELECT format('CREATE SCHEMA %I', nspname) AS statement FROM pg_namespace WHERE ${ours} AND nspname <> 'public' ORDER BY oid`,
  `SELECT format('CREATE EXTENSION %I SCHEMA %I', extname, nspname) AS statement
   FROM pg_extension e JOIN pg_namespace n ON n.oid = extnamespace WHERE extname <> 'plpgsql' AND $1::text[] IS NOT NULL ORDER BY e.oid`,
  `SELECT format('CREATE TYPE %I.%I AS ENUM (%s)', nspname, typname, string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder)) AS statement
   FROM pg_type t JOIN pg_namespace n ON n.oid = typnamespace JOIN pg_enum ON enumtypid = t.oid WHERE ${ours} GROUP BY nspname, typname, t.oid ORDER BY t.oid`,
  functions(false),
  `SELECT format('CREATE SEQUENCE %s AS %s', ${tableOf}, seqtypid::regtype) AS statement
   FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace JOIN pg_sequence ON seqrelid = c.oid
   WHERE ${ours} AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'i') ORDER BY c.oid`,
  `SELECT format('CREATE %s TABLE %s (%s)%s', CASE relpersistence WHEN 'u' THEN 'UNLOGGED' ELSE '' END, ${tableOf}, columns,
     coalesce(' WITH (' || array_to_string(reloptions, ', ') || ')', '')) AS statement
   FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace CROSS JOIN LATERAL (
     SELECT string_agg(concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
       CASE WHEN attstorage <> typstorage THEN 'STORAGE ' || CASE attstorage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'm' THEN 'MAIN' ELSE 'EXTENDED' END END,
       CASE WHEN attcollation <> typcollation THEN (SELECT format('COLLATE pg_catalog.%I', collname) FROM pg_collation l WHERE l.oid = attcollation) END,
       CASE WHEN attidentity <> '' THEN 'GENERATED ' || CASE attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END || ' AS IDENTITY'
         WHEN attgenerated = 's' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
         WHEN atthasdef THEN 'DEFAULT ' || pg_get_expr(adbin, adrelid) END,
       CASE WHEN attnotnull THEN 'NOT NULL' END), ', ' ORDER BY attnum) AS columns
     FROM pg_attribute a JOIN pg_type t ON t.oid = atttypid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
     WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped) AS described
   WHERE ${ours} AND relkind = 'r' ORDER BY c.oid`,
  functions(true),
]

const tablesWithRows = `
  SELECT ${tableOf} AS name, (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace WHERE ${ours} AND relkind = 'r' ORDER BY nspname, relname`

const constraints = (kinds: string) => `
  SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', ${tableOf}, conname, pg_get_constraintdef(o.oid)) AS statement
  FROM pg_constraint o JOIN pg_class c ON c.oid = conrelid JOIN pg_namespace n ON n.oid = relnamespace
  WHERE ${ours} AND contype IN (${kinds}) ORDER BY c.oid, conname`

const afterRows = [
  constraints(`'p', 'u', 'c', 'x'`),
  `SELECT pg_get_indexdef(indexrelid) AS statement FROM pg_index JOIN pg_class c ON c.oid = indrelid JOIN pg_namespace n ON n.oid = relnamespace
   WHERE ${ours} AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x')) ORDER BY indexrelid`,
  `SELECT pg_get_statisticsobjdef(s.oid) AS statement FROM pg_statistic_ext s JOIN pg_namespace n ON n.oid = stxnamespace WHERE ${ours}`,
  constraints(`'f'`),
  `SELECT pg_get_triggerdef(t.oid) AS statement FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid JOIN pg_namespace n ON n.oid = relnamespace
   WHERE ${ours} AND NOT tgisinternal`,
  `SELECT format('SELECT pg_catalog.setval(%L, %s)', ${tableOf}, last_value) AS statement
   FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace JOIN pg_sequences q ON q.schemaname = nspname AND sequencename = relname
   WHERE ${ours} AND relkind = 'S' AND last_value IS NOT NULL`,
]
