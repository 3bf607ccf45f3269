import { DatabaseError } from 'pg'

/**
 * Describes an error for logs and tables that operators read. Messages of Postgres and of parsers may quote personal data, so only their
 * kind and location are named.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no Error was thrown'
  const cause = error.cause === undefined ? '' : `, because ${describeFailure(error.cause)}`
  if (error instanceof DatabaseError) {
    const place = [error.schema, error.table, error.column, error.constraint].filter(Boolean).join('.')
    return `Postgres ${error.code ?? 'error'}${place && ` at ${place}`}${error.routine ? ` in ${error.routine}` : ''}${cause}`
  }
  return error instanceof SyntaxError ? `${error.name}${cause}` : `${error.name}: ${error.message}${cause}`
}
