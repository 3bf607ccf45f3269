import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { purgeRows } from './purgeRows.ts'

test('deletes every row of the condition in batches, and no other', async () => {
  const { pool } = await testDatabase()
  await pool.query('CREATE TABLE public.notes AS SELECT n AS age FROM generate_series(1, 50) n')
  const statements: (number | null)[] = []
  const counting = {
    async query(sql: string, values: unknown[]) {
      const answer = await pool.query(sql, values)
      statements.push(answer.rowCount)
      return answer
    },
  }
  await purgeRows(counting as unknown as typeof pool, { table: 'public.notes', where: 'age > $1 OR age = 3', values: [26], batch: 10 })
  expect(statements).toEqual([10, 10, 5])
  expect(
    (await pool.query<{ rest: string }>(`SELECT string_agg(age::text, ' ' ORDER BY age) AS rest FROM public.notes`)).rows[0]?.rest,
  ).toBe([1, 2, ...Array.from({ length: 23 }, (_, index) => index + 4)].join(' '))
})

test('deletes no row that was renewed after it was selected', async () => {
  const { pool } = await testDatabase()
  await pool.query('CREATE TABLE public.notes AS SELECT n AS id, 1 AS age FROM generate_series(1, 3) n')
  const client = await pool.connect()
  await client.query('BEGIN')
  await client.query('UPDATE public.notes SET age = 0 WHERE id = 2')
  const purging = purgeRows(pool, { table: 'public.notes', where: 'age >= $1', values: [1] })
  await expect
    .poll(
      async () =>
        (await pool.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%public.notes%'`)).rowCount,
    )
    .toBe(1)
  await client.query('COMMIT')
  client.release()
  await purging
  expect((await pool.query('SELECT id FROM public.notes')).rows).toEqual([{ id: 2 }])
})
