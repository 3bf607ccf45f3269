import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerErrorResponse } from '@grpc/grpc-js'
import { AllSubscription } from './allSubscription.ts'
import type { DoubledServer } from './doubledServer.ts'
import { eventFilterOf } from './eventFilter.ts'
import type { LogPosition } from './logPosition.ts'
import type { MemoryLog } from './memoryLog.ts'
import { eventRead, streamNameOf, streamNotFound } from './readResponses.ts'
import { ResponseStream } from './responseStream.ts'
import { failedStreamRead, failStream, invalidArgument, invalidLogPosition, namelessStream, refusalOf, streamDeleted } from './rpcErrors.ts'
import type { StoredEvent } from './storedEvent.ts'

type Options = ReadReq.Options

/** `Streams.Read`: one stream or all, forwards or backwards, once or as a subscription to all. */
export function readHandler(server: DoubledServer): IStreamsServer['read'] {
  return (call) => {
    const responses = new ResponseStream(call, server)
    const end = (error: ServerErrorResponse) => failStream(call, error)
    const answerCall = async () => {
      server.openReads.add(end)
      try {
        await server.answering()
        const refusal = refusalOf(server, call.metadata)
        if (refusal) throw refusal
        const options = call.request.getOptions()
        if (!options) throw invalidArgument('options are missing')
        await answer(server, options, responses)
        responses.end()
      } catch (error) {
        if (!responses.cancelled.signal.aborted) failStream(call, error)
      } finally {
        server.openReads.delete(end)
      }
    }
    void answerCall()
  }
}

async function answer(server: DoubledServer, options: Options, responses: ResponseStream): Promise<void> {
  if (options.hasSubscription()) {
    if (!options.hasAll()) throw invalidArgument('the double subscribes to all streams only')
    const filter = options.getFilter()
    const subscription = new AllSubscription(server, responses, filter && eventFilterOf(filter))
    return await subscription.run(allPositionOf(options))
  }
  if (options.hasFilter()) throw invalidArgument('the double filters subscriptions only')
  const count = Number(options.getCount())
  if (options.hasAll()) {
    if (count === 0) throw failedStreamRead()
    for (const event of readAll(server.log, options).slice(0, count)) await responses.send(eventRead(event))
    return
  }
  const name = streamNameOf(options.getStream()?.getStreamIdentifier())
  if (name === '') throw namelessStream(server, failedStreamRead())
  if (count === 0) throw failedStreamRead()
  if (server.log.isTombstoned(name)) throw streamDeleted(name)
  const stream = server.log.stream(name)
  if (!stream) return await responses.send(streamNotFound(name))
  for (const event of readStream(stream, options).slice(0, count)) {
    await responses.send(eventRead(event, server.release.positionsInStreamReads))
  }
}

function isBackwards(options: Options): boolean {
  return options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS
}

/** Reading, unlike a subscription, includes the event at the position when it goes forwards, and not when it goes backwards. */
function readAll(log: MemoryLog, options: Options): readonly StoredEvent[] {
  const position = allPositionOf(options)
  if (position !== 'start' && position !== 'end' && !log.isReadable(position)) throw invalidLogPosition()
  const index = position === 'start' ? 0 : position === 'end' ? log.events.length : log.firstFrom(position)
  return isBackwards(options) ? log.events.slice(0, index).toReversed() : log.events.slice(index)
}

function readStream(stream: readonly StoredEvent[], options: Options): readonly StoredEvent[] {
  const from = options.getStream()
  const backwards = isBackwards(options)
  if (from?.hasEnd()) return backwards ? stream.toReversed() : []
  const first = from?.hasRevision() ? BigInt(from.getRevision()) : 0n
  return backwards ? stream.filter(({ revision }) => revision <= first).toReversed() : stream.filter(({ revision }) => revision >= first)
}

function allPositionOf(options: Options): 'start' | 'end' | LogPosition {
  const all = options.getAll()
  const position = all?.getPosition()
  if (position) return { commit: Number(position.getCommitPosition()), prepare: Number(position.getPreparePosition()) }
  return all?.hasEnd() ? 'end' : 'start'
}
