import { EventStoreDBClient } from '@eventstore/db-client'

export interface EventStoreDbConnection {
  readonly client: EventStoreDBClient
  /** Ends what is under way and closes the connection. */
  close(): Promise<void>
}

/** The client ignores other options, and prints the whole connection string, password included, when there is one. */
const knownOptions = new Set([
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'throwonappendfailure',
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
])

/**
 * The official client, with three of its behaviours corrected (docs/decisions/0003-eventstoredb-adapter.md). What is accessed in brackets
 * is protected or private in the client, which is pinned to one version; tests show each of the three.
 * @throws when the connection string is invalid; the message does not repeat it
 */
export function connect(connectionString: string): EventStoreDbConnection {
  const client = clientOf(connectionString)

  // Batch append waits forever when the server hangs. One broken connection also rejects the appends of all others in the process, and then
  // throws where nothing can catch it. A separate call for each append has none of these faults.
  client['supports'] = () => Promise.resolve(false)

  // This promise is awaited nowhere: when the cluster cannot be found, its rejection would end the process.
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

function clientOf(connectionString: string): EventStoreDBClient {
  for (const option of connectionString.split('?')[1]?.split('&') ?? []) {
    const name = option.split('=')[0] ?? ''
    if (!knownOptions.has(name.toLowerCase().replaceAll(/[_-]/g, ''))) throw new Error(`EventStoreDB: no option is named '${name}'`)
  }
  try {
    return EventStoreDBClient.connectionString(understoodByClient(connectionString))
  } catch {
    throw new Error('EventStoreDB: the connection string, or a certificate it names, cannot be read')
  }
}

/**
 * Newer servers speak the same protocol under the scheme `kurrentdb`, which this client does not know. Of `esdb+discover://a,b,c` the
 * client uses only `a`; it tries a list of nodes without `+discover` one after the other, as intended.
 */
function understoodByClient(connectionString: string): string {
  const esdb = connectionString.trim().replace(/^kurrentdb/, 'esdb')
  const nodes = esdb.replace(/\/*(\?.*)?$/s, '').replace(/^.*[@/]/s, '')
  return nodes.includes(',') ? esdb.replace(/^esdb\+discover:/, 'esdb:') : esdb
}
