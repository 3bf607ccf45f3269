import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type AppendReq, type AppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerReadableStream } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'
import { type AppendOutcome, type ExpectedVersion, type ProposedEvent, sizeOnDisk } from './memoryLog.ts'
import { streamNameOf } from './readResponses.ts'
import {
  endedByServer,
  invalidArgument,
  maximumAppendSizeExceeded,
  namelessStream,
  operationTimedOut,
  refusalOf,
  streamDeleted,
  thrownByHandler,
} from './rpcErrors.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The server's default. */
const maximumAppendSize = 1024 * 1024

/** `Streams.Append`: options, then events, one message each; one answer. */
export function appendHandler(server: DoubledServer): IStreamsServer['append'] {
  return (call, callback) => {
    const answer = async () => {
      try {
        const response = await carryOut(server, call)
        if (response && !call.cancelled) callback(null, response)
      } catch (error) {
        if (!call.cancelled) callback(error as Error)
      }
    }
    void answer()
  }
}

/** The answer; undefined when it is to be lost, or nobody waits for it. */
async function carryOut(server: DoubledServer, call: ServerReadableStream<AppendReq, AppendResp>): Promise<AppendResp | undefined> {
  const refusal = refusalOf(server, call.metadata)
  if (refusal) throw refusal
  let options: AppendReq.Options | undefined
  const events: ProposedEvent[] = []
  for await (const request of call as AsyncIterable<AppendReq>) {
    const proposed = request.getProposedMessage()
    options ??= request.getOptions()
    if (proposed) events.push(proposedEvent(proposed))
  }
  await server.answering()
  if (call.cancelled) return undefined
  if (!options) throw invalidArgument('options are missing')
  if (events.reduce((size, event) => size + sizeOnDisk(event), 0) > maximumAppendSize) throw maximumAppendSizeExceeded(maximumAppendSize)
  const stream = streamNameOf(options.getStreamIdentifier())
  if (stream === '') throw namelessStream(server, thrownByHandler())
  if (server.log.isTombstoned(stream)) throw streamDeleted(stream)
  const mishap = server.appendMishap()
  const expected = expectedVersionOf(options)
  const outcome = mishap && !mishap.carriedOut ? undefined : server.log.append(stream, expected, events)
  if (mishap?.kind === 'timed out') throw operationTimedOut(mishap.message)
  if (mishap?.kind === 'ended') throw endedByServer()
  return outcome && !mishap ? appendResponse(server, outcome, expected) : undefined
}

function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const described = message.getMetadataMap()
  const [id, type] = [message.getId()?.getString() ?? '', described.get('type') ?? '']
  if (!uuid.test(id) || type === '') throw thrownByHandler()
  return {
    id,
    type,
    contentType: described.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

function expectedVersionOf(options: AppendReq.Options): ExpectedVersion {
  if (options.hasRevision()) return BigInt(options.getRevision())
  if (options.hasNoStream()) return 'no stream'
  if (options.hasStreamExists()) return 'stream exists'
  if (options.hasAny()) return 'any'
  throw invalidArgument('no revision is expected')
}

function appendResponse({ release }: DoubledServer, outcome: AppendOutcome, expected: ExpectedVersion): AppendResp {
  const response = new streams.AppendResp()
  if (outcome.written) {
    const success = new streams.AppendResp.Success()
    if (outcome.revision < 0n) success.setNoStream(new shared.Empty())
    else success.setCurrentRevision(String(outcome.revision))
    if (outcome.position === undefined || (outcome.repeated && !release.positionsOfRepeatedAppends))
      success.setNoPosition(new shared.Empty())
    else success.setPosition(positionMessage(outcome.position))
    response.setSuccess(success)
    return response
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (outcome.currentRevision < 0) wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(outcome.currentRevision))
  if (expected === 'any') wrong.setExpectedAny(new shared.Empty())
  else if (expected === 'stream exists') wrong.setExpectedStreamExists(new shared.Empty())
  else if (expected === 'no stream') wrong.setExpectedNoStream(new shared.Empty())
  else wrong.setExpectedRevision(String(expected))
  response.setWrongExpectedVersion(wrong)
  return response
}

function positionMessage(at: number) {
  const position = new streams.AppendResp.Position()
  position.setCommitPosition(String(at))
  position.setPreparePosition(String(at))
  return position
}
