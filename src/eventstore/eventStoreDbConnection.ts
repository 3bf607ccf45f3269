import { EventStoreDBClient } from '@eventstore/db-client'

export interface EventStoreDbConnection {
  readonly client: EventStoreDBClient
  /** Ends what is under way and closes the connection. */
  close(): Promise<void>
}

/**
 * The official client, with three of its ways mended (docs/decisions/0003-eventstoredb-adapter.md). What is reached for in brackets
 * is protected or private in the client, which is pinned to one version; tests show each of the three.
 */
export function connect(connectionString: string): EventStoreDbConnection {
  // The name of later servers that speak the same protocol; this client knows the old one only.
  const client = EventStoreDBClient.connectionString(connectionString.replace(/^kurrentdb/, 'esdb'))

  // Batch append waits for ever when the server hangs, and one broken connection rejects the appends of all others in the process
  // and then throws where nobody can catch. A call for each append has none of this.
  client['supports'] = () => Promise.resolve(false)

  // Nobody waits for this promise: when the cluster cannot be found, its rejection would end the process.
  const handleError = client['handleError']
  client['handleError'] = (grpcClient, error) => handleError(grpcClient, error).catch(() => {})

  // Disposing of the client leaves its connection open.
  let channel: { close(): void } | undefined
  const createChannel = client['createChannel'] as () => Promise<{ close(): void }>
  client['createChannel'] = async () => {
    channel = await createChannel()
    return channel
  }

  return {
    client,
    async close() {
      await client.dispose()
      channel?.close()
    },
  }
}
