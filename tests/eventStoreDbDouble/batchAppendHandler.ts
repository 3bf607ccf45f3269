import code from '@eventstore/db-client/generated/code_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import rpcStatus from '@eventstore/db-client/generated/status_pb.js'
import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js'
import any from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { maximumAppendSize, proposedEvent } from './appendHandler.ts'
import type { DoubledServer } from './doubledServer.ts'
import { type AppendOutcome, type ExpectedVersion, type ProposedEvent, sizeOnDisk } from './memoryLog.ts'
import { streamIdentifier, streamNameOf } from './readResponses.ts'
import { invalidArgument, refusalOf } from './rpcErrors.ts'

interface PendingAppend {
  readonly stream: string
  readonly expected: ExpectedVersion
  readonly events: ProposedEvent[]
}

/** `Streams.BatchAppend`: many appends over one stream, in pieces, told apart and answered by correlation id. */
export function batchAppendHandler(server: DoubledServer): IStreamsServer['batchAppend'] {
  return (call) => {
    const pending = new Map<string, PendingAppend>()
    const refusal = refusalOf(server, call.metadata)
    if (refusal) return void call.emit('error', refusal)
    const answer = async (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? ''
      const options = request.getOptions()
      if (options) {
        const stream = streamNameOf(options.getStreamIdentifier())
        pending.set(id, { stream, expected: expectedVersionOf(options), events: [] })
      }
      const append = pending.get(id)
      append?.events.push(...request.getProposedMessagesList().map(proposedEvent))
      if (!append || !request.getIsFinal()) return
      pending.delete(id)
      await server.answering()
      if (call.cancelled) return
      const tooLarge = append.events.reduce((size, event) => size + sizeOnDisk(event), 0) > maximumAppendSize
      const outcome = tooLarge ? 'too large' : server.log.append(append.stream, append.expected, append.events)
      if (server.loseAnswer()) return
      const response = batchAppendResponse(outcome, append.expected)
      response.setCorrelationId(request.getCorrelationId())
      response.setStreamIdentifier(streamIdentifier(append.stream))
      call.write(response)
    }
    call.on('data', (request: BatchAppendReq) => {
      answer(request).catch((error: unknown) => call.emit('error', error))
    })
    call.on('end', () => call.end())
  }
}

function expectedVersionOf(options: BatchAppendReq.Options): ExpectedVersion {
  if (options.hasStreamPosition()) return Number(options.getStreamPosition())
  if (options.hasNoStream()) return 'no stream'
  if (options.hasStreamExists()) return 'stream exists'
  if (options.hasAny()) return 'any'
  throw invalidArgument('no revision is expected')
}

function batchAppendResponse(outcome: AppendOutcome | 'too large', expected: ExpectedVersion): BatchAppendResp {
  const response = new streams.BatchAppendResp()
  if (outcome === 'too large') {
    const details = new shared.MaximumAppendSizeExceeded()
    details.setMaxappendsize(maximumAppendSize)
    response.setError(errorStatus('Maximum Append Size Exceeded', details, 'MaximumAppendSizeExceeded'))
  } else if (outcome.written) {
    const position = new shared.AllStreamPosition()
    position.setCommitPosition(String(outcome.position))
    position.setPreparePosition(String(outcome.position))
    const success = new streams.BatchAppendResp.Success()
    success.setCurrentRevision(String(outcome.revision))
    success.setPosition(position)
    response.setSuccess(success)
  } else {
    const wrong = wrongExpectedVersion(outcome.currentRevision, expected)
    response.setError(errorStatus('Wrong expected version.', wrong, 'WrongExpectedVersion'))
  }
  return response
}

function wrongExpectedVersion(currentRevision: number, expected: ExpectedVersion) {
  const wrong = new shared.WrongExpectedVersion()
  if (currentRevision < 0) wrong.setCurrentNoStream(new empty.Empty())
  else wrong.setCurrentStreamRevision(String(currentRevision))
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty())
  else if (expected === 'stream exists') wrong.setExpectedStreamExists(new empty.Empty())
  else if (expected === 'no stream') wrong.setExpectedNoStream(new empty.Empty())
  else wrong.setExpectedStreamPosition(String(expected))
  return wrong
}

function errorStatus(message: string, details: { serializeBinary(): Uint8Array }, type: string) {
  const packed = new any.Any()
  packed.pack(details.serializeBinary(), `event_store.client.${type}`)
  const error = new rpcStatus.Status()
  error.setCode(code.Code.UNKNOWN)
  error.setMessage(message)
  error.setDetails(packed)
  return error
}
