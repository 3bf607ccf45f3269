import { DatabaseError } from 'pg'

/**
 * What went wrong, for logs and tables that operators read. What Postgres and parsers say may quote the data, which may be somebody's,
 * so of them only the kind and the place are named.
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
