import type { IStreamsServer } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams, { type DeleteReq, type TombstoneReq } from '@eventstore/db-client/generated/streams_pb.js'
import type { handleUnaryCall, ServerUnaryCall } from '@grpc/grpc-js'
import type { DoubledServer } from './doubledServer.ts'
import type { AppendOutcome, ExpectedVersion } from './memoryLog.ts'
import { streamNameOf } from './readResponses.ts'
import { invalidArgument, refusalOf, streamDeleted, thrownByHandler, wrongExpectedVersion } from './rpcErrors.ts'

/** `Streams.Delete`: what stands in the stream is hidden, and the stream can be written again. */
export function deleteHandler(server: DoubledServer): IStreamsServer['delete'] {
  return answering(async (call) => {
    const at = await carryOut(server, call, (stream, expected) => server.log.deleteStream(stream, expected))
    const position = new streams.DeleteResp.Position()
    position.setCommitPosition(String(at))
    position.setPreparePosition(String(at))
    const response = new streams.DeleteResp()
    response.setPosition(position)
    return response
  })
}

/** `Streams.Tombstone`: the stream ends for good. */
export function tombstoneHandler(server: DoubledServer): IStreamsServer['tombstone'] {
  return answering(async (call) => {
    const at = await carryOut(server, call, (stream, expected) => server.log.tombstoneStream(stream, expected))
    const position = new streams.TombstoneResp.Position()
    position.setCommitPosition(String(at))
    position.setPreparePosition(String(at))
    const response = new streams.TombstoneResp()
    response.setPosition(position)
    return response
  })
}

interface Call {
  readonly request: DeleteReq | TombstoneReq
  readonly metadata: Parameters<typeof refusalOf>[1]
}

/** A handler of one request, which an error answers too. */
function answering<Request, Response>(
  answer: (call: ServerUnaryCall<Request, Response>) => Promise<Response>,
): handleUnaryCall<Request, Response> {
  return (call, callback) => {
    const respond = async () => {
      try {
        callback(null, await answer(call))
      } catch (error) {
        callback(error as Error)
      }
    }
    void respond()
  }
}

/** Gives the position of what was written. */
async function carryOut(
  server: DoubledServer,
  { request, metadata }: Call,
  remove: (stream: string, expected: ExpectedVersion) => AppendOutcome,
): Promise<number> {
  const refusal = refusalOf(server, metadata)
  if (refusal) throw refusal
  await server.answering()
  const options = request.getOptions()
  if (!options) throw invalidArgument('options are missing')
  const stream = streamNameOf(options.getStreamIdentifier())
  if (stream === '') throw thrownByHandler()
  if (server.log.isTombstoned(stream)) throw streamDeleted(stream)
  const expected = expectedVersionOf(options)
  const outcome = remove(stream, expected)
  if (!outcome.written) throw wrongExpectedVersion('Delete', stream, expected, outcome.currentRevision)
  return outcome.position ?? 0
}

function expectedVersionOf(options: DeleteReq.Options | TombstoneReq.Options): ExpectedVersion {
  if (options.hasRevision()) return BigInt(options.getRevision())
  if (options.hasNoStream()) return 'no stream'
  if (options.hasStreamExists()) return 'stream exists'
  if (options.hasAny()) return 'any'
  throw invalidArgument('no revision is expected')
}
