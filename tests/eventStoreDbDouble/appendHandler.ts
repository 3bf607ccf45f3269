import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type AppendReq, type AppendResp, type BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerReadableStream } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'
import { type AppendOutcome, type ExpectedVersion, type ProposedEvent, sizeOnDisk } from './memoryLog.ts'
import { streamNameOf } from './readResponses.ts'
import { invalidArgument, maximumAppendSizeExceeded, refusalOf } from './rpcErrors.ts'

/** The server's default. */
export const maximumAppendSize = 1024 * 1024

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
  const expected = expectedVersionOf(options)
  const outcome = server.log.append(streamNameOf(options.getStreamIdentifier()), expected, events)
  return server.loseAnswer() ? undefined : appendResponse(server, outcome, expected)
}

export function proposedEvent(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent {
  const described = message.getMetadataMap()
  return {
    id: message.getId()?.getString() ?? '',
    type: described.get('type') ?? '',
    contentType: described.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

function expectedVersionOf(options: AppendReq.Options): ExpectedVersion {
  if (options.hasRevision()) return Number(options.getRevision())
  if (options.hasNoStream()) return 'no stream'
  if (options.hasStreamExists()) return 'stream exists'
  if (options.hasAny()) return 'any'
  throw invalidArgument('no revision is expected')
}

function appendResponse({ release }: DoubledServer, outcome: AppendOutcome, expected: ExpectedVersion): AppendResp {
  const response = new streams.AppendResp()
  if (outcome.written) {
    const position = new streams.AppendResp.Position()
    position.setCommitPosition(String(outcome.position))
    position.setPreparePosition(String(outcome.position))
    const success = new streams.AppendResp.Success()
    success.setCurrentRevision(String(outcome.revision))
    if (outcome.repeated && !release.placesRepeatedAppends) success.setNoPosition(new shared.Empty())
    else success.setPosition(position)
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
