import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { loggableError } from './loggableError.ts'

it('logs what failed and where, and nothing that the database quoted', () => {
  const error = new DatabaseError('duplicate key: camille@example.fr', 1, 'error')
  Object.assign(error, { code: '23505', detail: 'Key (email)=(camille@example.fr) already exists.', client: { password: 'secret' } })
  const logged = loggableError(error)
  expect(logged.failure).toContain('23505')
  expect(logged.at[0]).toContain('loggableError.test.ts')
  expect(JSON.stringify(logged)).not.toMatch(/camille|secret/)
})
