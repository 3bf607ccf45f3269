import { type ServiceError, status } from '@grpc/grpc-js'
import { expect, it } from 'vitest'
import { connect } from './eventStoreDbConnection.ts'

it('does not fail where nobody waits, when a connection is lost while the cluster cannot be found', async () => {
  const connection = connect('esdb+discover://127.0.0.1:1?tls=false&maxDiscoverAttempts=1&discoveryInterval=1')
  const lost = Object.assign(new Error('lost'), { code: status.UNAVAILABLE, details: 'lost' }) as unknown as ServiceError
  const finding = connection.client['getChannel']()
  const handled = connection.client['handleError']({ getChannel: () => undefined } as never, lost)
  await expect(finding).rejects.toThrow('Failed to discover')
  await expect(handled).resolves.toBeUndefined()
  await connection.close()
})
