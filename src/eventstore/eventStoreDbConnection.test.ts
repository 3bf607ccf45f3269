import { type ServiceError, status } from '@grpc/grpc-js'
import { expect, it, vi } from 'vitest'
import { connect } from './eventStoreDbConnection.ts'

it('leaves no rejection unhandled when a connection is lost while the cluster cannot be found', async () => {
  const connection = connect('esdb+discover://127.0.0.1:1?tls=false&maxDiscoverAttempts=1&discoveryInterval=1')
  const lost = Object.assign(new Error('lost'), { code: status.UNAVAILABLE, details: 'lost' }) as unknown as ServiceError
  const finding = connection.client['getChannel']()
  const handled = connection.client['handleError']({ getChannel: () => undefined } as never, lost)
  await expect(finding).rejects.toThrow('Failed to discover')
  await expect(handled).resolves.toBeUndefined()
  await connection.close()
})

it.each([
  ['an unknown option', 'esdb://admin:secret@localhost:2113?tls=false&speed=high', "no option is named 'speed'"],
  ['an option that the client does not support', 'esdb://admin:secret@localhost:2113?tlsVerifyCert=false', "'tlsVerifyCert'"],
  ['an invalid value', 'esdb://admin:secret@localhost:2113?tls=maybe', 'cannot be read'],
  ['another scheme', 'http://admin:secret@localhost:2113', 'cannot be read'],
  ['a certificate that is not there', 'esdb://admin:secret@localhost:2113?tlsCAFile=/nowhere.pem', 'cannot be read'],
])('refuses %s, without repeating the password', (_case, connectionString, message) => {
  const print = vi.spyOn(console, 'warn')
  expect(() => connect(connectionString)).toThrow(message)
  expect(() => connect(connectionString)).not.toThrow('secret')
  expect(print).not.toHaveBeenCalled()
})
