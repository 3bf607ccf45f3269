import { randomBytes } from 'node:crypto'
import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  metastreamOf,
  NO_STREAM,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { type CallLimits, callServer, collect, withinDeadline } from './eventStoreDbCalls.ts'

/** Never written to; its metadata names the store, and is no event that a reader of the log would meet. */
const namedStream = 'alliance'
/** What servers before 22.6 give as the position of an event that is read from its stream. */
const noPosition = 2n ** 64n - 1n

/**
 * The id of the log that this server, or cluster, holds; made up by the first process that asks.
 * @throws when the server is older than 22.6, or does not answer
 */
export async function storeIdOf(client: EventStoreDBClient, limits: CallLimits): Promise<string> {
  const known = await readStoreId(client, limits)
  if (known) return known
  try {
    const options = { expectedRevision: NO_STREAM } as const
    const metadata = { storeId: randomBytes(8).toString('hex') }
    await callServer(
      (deadlineMs) => withinDeadline(client.setStreamMetadata(namedStream, metadata, { ...options, deadline: deadlineMs }), deadlineMs),
      limits,
    )
  } catch (error) {
    // Another process was first.
    if (!(error instanceof WrongExpectedVersionError)) throw error
  }
  const storeId = await readStoreId(client, limits)
  if (!storeId) throw new Error('EventStoreDB does not keep the id of the log')
  return storeId
}

async function readStoreId(client: EventStoreDBClient, limits: CallLimits): Promise<string | undefined> {
  const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
  try {
    const [last] = await callServer((deadlineMs) => collect(client.readStream(metastreamOf(namedStream), options), deadlineMs), limits)
    if (last?.event?.position?.commit === noPosition) throw new Error('the log needs EventStoreDB 22.6 or later')
    const metadata = last?.event?.data
    return typeof metadata === 'object' && 'storeId' in metadata ? String(metadata.storeId) : undefined
  } catch (error) {
    if (error instanceof StreamNotFoundError) return undefined
    throw error
  }
}
