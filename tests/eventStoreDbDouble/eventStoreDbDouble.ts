import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials } from '@grpc/grpc-js'
import { appendHandler } from './appendHandler.ts'
import { batchAppendHandler } from './batchAppendHandler.ts'
import { clusterOfOne, serverFeatures } from './clusterHandlers.ts'
import { type Credentials, type DoubledServer, releases } from './doubledServer.ts'
import { Hanging } from './hanging.ts'
import { MemoryLog } from './memoryLog.ts'
import { readHandler } from './readHandler.ts'
import { selfSignedCertificate } from './selfSignedCertificate.ts'

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
  readonly calls: Readonly<Record<'read' | 'append' | 'batchAppend', number>>
  /** Connections that are open now. */
  openConnections(): number
  /** Reads and subscriptions that are being answered now. */
  openReads(): number
  /** Cuts every connection; clients may come back at once. */
  dropConnections(): void
  /** The next append is carried out, and the connections are cut in place of its answer. */
  loseNextAnswer(): void
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
 * A server that speaks EventStoreDB's protocol over real gRPC and keeps its log in memory: streams (append, batch append, read,
 * subscribe to all), server features, gossip. It exists because the real server does not run everywhere the tests do.
 */
export async function startEventStoreDbDouble(options: EventStoreDbDoubleOptions = {}): Promise<EventStoreDbDouble> {
  const { credentials, release = '24.10', scanMs = 0 } = options
  const log = new MemoryLog()
  const calls = { read: 0, append: 0, batchAppend: 0 }
  const sockets = new Set<Socket>()
  const hanging = new Hanging()
  let loseAnswers = 0

  const dropConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  const loseAnswer = () => {
    if (loseAnswers === 0) return false
    loseAnswers--
    dropConnections()
    return true
  }
  const openReads = new Set<unknown>()
  const shared = { log, release: releases[release], scanMs, openReads, answering: () => hanging.over, loseAnswer }
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
    read: counted('read', readHandler(server)),
    append: counted('append', appendHandler(server)),
    batchAppend: counted('batchAppend', batchAppendHandler(server)),
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
    dropConnections()
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
      loseAnswers++
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
