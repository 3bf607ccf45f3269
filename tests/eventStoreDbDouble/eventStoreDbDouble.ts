import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { type IStreamsServer, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { appendHandler } from './appendHandler.ts'
import { clusterOfOne, serverFeatures } from './clusterHandlers.ts'
import { deleteHandler, tombstoneHandler } from './deletionHandlers.ts'
import { type AppendMishap, type Credentials, type DoubledServer, releases } from './doubledServer.ts'
import { Hanging } from './hanging.ts'
import { MemoryLog } from './memoryLog.ts'
import { readHandler } from './readHandler.ts'
import { endedByServer, invalidArgument } from './rpcErrors.ts'
import { selfSignedCertificate } from './selfSignedCertificate.ts'

/** Statuses are sent in one turn of the event loop and read by a client in this process in the next; the others are a reserve. */
const turnsToRead = 5

export interface EventStoreDbDoubleOptions {
  /** Serve over TLS and demand this account of every call; without it, insecurely and to everybody. */
  readonly credentials?: Credentials
  /** Milliseconds to look at an event when a filtered subscription catches up; 0 unless given. */
  readonly scanMs?: number
  /** Default: the newest. */
  readonly release?: keyof typeof releases
}

export interface EventStoreDbDouble {
  /** Connection string. */
  readonly url: string
  /** What the server holds. */
  readonly log: MemoryLog
  /** How often the client opened a call, by name. */
  readonly calls: Readonly<Record<'read' | 'subscribe' | 'append' | 'batchAppend', number>>
  /** Connections that are open now. */
  openConnections(): number
  /** Reads and subscriptions that are being answered now. */
  openReads(): number
  /** Cuts every connection; clients may come back at once. */
  dropConnections(): void
  /** The next append is carried out, and the connections are cut in place of its answer. */
  loseNextAnswer(): void
  /**
   * The next appends are answered with `10 ABORTED: Operation timed out`, as when the server's nodes do not agree in time; carried out
   * nevertheless, or not.
   */
  timeOutAppends(appends: { readonly count: number; readonly carriedOut: boolean; readonly message?: string }): void
  /** Appends no longer time out. */
  endTimeouts(): void
  /** What a SIGTERM does: calls that are under way end with `13 INTERNAL: Received RST_STREAM`, connections are refused until `restart`. */
  terminate(): Promise<void>
  /** Keeps connections open and answers nothing, until `answerAgain`. */
  hang(): void
  answerAgain(): void
  /** Refuses connections, until `restart`; the data stays. */
  shutDown(): Promise<void>
  restart(): Promise<void>
  /** Shuts down for good. */
  stop(): Promise<void>
}

/**
 * A server that speaks EventStoreDB's protocol over real gRPC and keeps its log in memory: streams (append, read, delete, tombstone,
 * subscribe to all), server features, gossip. It exists because the real server does not run everywhere the tests do.
 */
export async function startEventStoreDbDouble(options: EventStoreDbDoubleOptions = {}): Promise<EventStoreDbDouble> {
  const { credentials, release = '24.10', scanMs = 0 } = options
  const log = new MemoryLog()
  const calls = { read: 0, subscribe: 0, append: 0, batchAppend: 0 }
  const sockets = new Set<Socket>()
  const hanging = new Hanging()
  const mishaps: AppendMishap[] = []

  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  let terminating = false
  const appendMishap = () => {
    if (terminating) return { kind: 'ended', carriedOut: false } as const
    const mishap = mishaps.shift()
    if (mishap?.kind === 'answer lost') dropConnections()
    return mishap
  }
  const openReads: DoubledServer['openReads'] = new Set()
  const shared = { log, release: releases[release], scanMs, openReads, answering: () => hanging.over, appendMishap }
  const server: DoubledServer = credentials ? { ...shared, credentials } : shared

  const directory = mkdtempSync(join(tmpdir(), 'eventstoredb-double-'))
  const tls = credentials && selfSignedCertificate()
  const caFile = join(directory, 'ca.pem')
  if (tls) writeFileSync(caFile, tls.certificate)
  const grpc = new Server({ 'grpc.max_concurrent_streams': 100 })
  const counted = <Handler extends (...args: never[]) => unknown>(name: keyof typeof calls, handler: Handler): Handler =>
    ((...args: Parameters<Handler>) => {
      calls[name]++
      return handler(...args)
    }) as Handler
  grpc.addService(StreamsService, {
    read: (call: Parameters<IStreamsServer['read']>[0]) => {
      calls[call.request.getOptions()?.hasSubscription() ? 'subscribe' : 'read']++
      readHandler(server)(call)
    },
    append: counted('append', appendHandler(server)),
    // Offered, so that a client that would prefer it shows; not doubled, because the adapter keeps its client from it.
    batchAppend: counted(
      'batchAppend',
      (call: Parameters<IStreamsServer['batchAppend']>[0]) =>
        void call.emit('error', invalidArgument('the double does not do batch appends')),
    ),
    delete: deleteHandler(server),
    tombstone: tombstoneHandler(server),
  })
  grpc.addService(ServerFeaturesService, serverFeatures(release))
  grpc.addService(
    GossipService,
    clusterOfOne(() => port),
  )
  const injector = grpc.createConnectionInjector(
    tls
      ? ServerCredentials.createSsl(null, [{ private_key: Buffer.from(tls.privateKey), cert_chain: Buffer.from(tls.certificate) }])
      : ServerCredentials.createInsecure(),
  )

  const listener = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    injector.injectConnection(socket)
  })
  const listen = async (at: number) => {
    listener.listen(at, '127.0.0.1')
    await once(listener, 'listening')
  }
  const shutDown = async () => {
    if (!listener.listening) return
    const closed = once(listener, 'close')
    listener.close()
    // What was answered is still sent.
    for (const socket of sockets) socket.destroySoon()
    await closed
  }
  await listen(0)
  const { port } = listener.address() as AddressInfo

  return {
    url: credentials
      ? `esdb://${account(credentials)}@localhost:${port}?tls=true&tlsCAFile=${encodeURIComponent(caFile)}`
      : `esdb://127.0.0.1:${port}?tls=false`,
    log,
    calls,
    openConnections: () => sockets.size,
    openReads: () => openReads.size,
    dropConnections,
    loseNextAnswer: () => {
      mishaps.push({ kind: 'answer lost', carriedOut: true })
    },
    timeOutAppends: ({ count, carriedOut, message = 'Commit phase timeout' }) => {
      for (let n = 0; n < count; n++) mishaps.push({ kind: 'timed out', carriedOut, message })
    },
    endTimeouts: () => {
      mishaps.length = 0
    },
    terminate: async () => {
      terminating = true
      hanging.end()
      for (const end of openReads) end(endedByServer())
      for (let turn = 0; turn < turnsToRead; turn++) await nextTurn()
      await shutDown()
      terminating = false
    },
    hang: () => hanging.begin(),
    answerAgain: () => hanging.end(),
    shutDown,
    restart: () => listen(port),
    stop: async () => {
      hanging.end()
      await shutDown()
      grpc.forceShutdown()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function account({ username, password }: Credentials): string {
  return [username, password].map(encodeURIComponent).join(':')
}
