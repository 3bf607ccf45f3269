import { escapeLiteral, type Pool, type PoolClient } from 'pg'
import type { BenchFigure } from './benchResult.ts'

interface Statement {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** The average cost of a query of a kind, run sequentially: statements, time in Postgres, in Node and until a connection is free. */
export async function whereTimeGoes(
  pool: Pool,
  kind: string,
  queries: readonly ((pool: Pool) => Promise<unknown>)[],
): Promise<readonly BenchFigure[]> {
  const client = await pool.connect()
  const inPostgres = { planning: 0, execution: 0 }
  try {
    // One more than Postgres needs to choose a cached plan.
    for (const round of [1, 2]) {
      for (const query of queries) await query(poolOf((statement) => explained(client, statement, round === 1 ? undefined : inPostgres)))
    }
  } finally {
    client.release()
  }
  const asked = { statements: 0, waiting: 0 }
  const asking = poolOf(async (statement) => {
    const began = performance.now()
    const free = await pool.connect()
    asked.statements++
    asked.waiting += performance.now() - began
    try {
      return await free.query({ ...statement, values: [...statement.values] })
    } finally {
      free.release()
    }
  })
  const began = { wall: performance.now(), cpu: process.cpuUsage() }
  for (const query of queries) await query(asking)
  const { user, system } = process.cpuUsage(began.cpu)
  const each = (label: string, sum: number, unit = 'ms'): BenchFigure => ({
    label: `${kind}, one at a time: ${label}, mean`,
    value: sum / queries.length,
    unit,
  })
  return [
    each('statements', asked.statements, ''),
    each('in all', performance.now() - began.wall),
    each('planning', inPostgres.planning),
    each('execution', inPostgres.execution),
    each('processor time of Node', (user + system) / 1_000),
    each('waiting for a connection', asked.waiting),
  ]
}

function poolOf(query: (statement: Statement) => Promise<unknown>): Pool {
  return { query } as unknown as Pool
}

/** Runs a statement twice, the second time as prepared, and adds up Postgres's timings. */
async function explained(client: PoolClient, { name, text, values }: Statement, sums?: { planning: number; execution: number }) {
  const answer = await client.query({ name, text, values: [...values] })
  if (sums) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { 'Planning Time': number; 'Execution Time': number }[] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) EXECUTE "${name}" (${values.map(literal).join(', ')})`,
    )
    sums.planning += rows[0]?.['QUERY PLAN'][0]?.['Planning Time'] ?? 0
    sums.execution += rows[0]?.['QUERY PLAN'][0]?.['Execution Time'] ?? 0
  }
  return answer
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return escapeLiteral(`{${value.join(',')}}`)
  // As `pg` sends them; JSON has no Infinity, which is the upper end of an open budget.
  if (typeof value === 'number') return escapeLiteral(String(value))
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}
