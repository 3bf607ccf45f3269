import shared, { type StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js'
import streams, { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import type { LogPosition } from './logPosition.ts'
import type { StoredEvent } from './storedEvent.ts'

export function streamIdentifier(name: string): StreamIdentifier {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(name))
  return identifier
}

export function streamNameOf(identifier: StreamIdentifier | undefined): string {
  return Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')
}

const largestNumber = 2n ** 64n - 1n
/** What the server writes where it does not know a position. */
export const unknownPosition = { commit: largestNumber, prepare: largestNumber }

export function eventRead(event: StoredEvent, withPosition = true): ReadResp {
  const position = String(withPosition ? event.position : largestNumber)
  const id = new shared.UUID()
  id.setString(event.id)
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(id)
  recorded.setStreamIdentifier(streamIdentifier(event.stream))
  recorded.setStreamRevision(String(event.revision))
  recorded.setCommitPosition(position)
  recorded.setPreparePosition(position)
  recorded.getMetadataMap().set('type', event.type)
  recorded.getMetadataMap().set('created', String(event.created))
  recorded.getMetadataMap().set('content-type', event.contentType)
  recorded.setData(event.data)
  recorded.setCustomMetadata(event.metadata)
  const read = new streams.ReadResp.ReadEvent()
  read.setEvent(recorded)
  if (withPosition) read.setCommitPosition(position)
  else read.setNoPosition(new shared.Empty())
  const response = new streams.ReadResp()
  response.setEvent(read)
  return response
}

export function streamNotFound(name: string): ReadResp {
  const notFound = new streams.ReadResp.StreamNotFound()
  notFound.setStreamIdentifier(streamIdentifier(name))
  const response = new streams.ReadResp()
  response.setStreamNotFound(notFound)
  return response
}

export function confirmation(subscriptionId: string): ReadResp {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation()
  confirmed.setSubscriptionId(subscriptionId)
  const response = new streams.ReadResp()
  response.setConfirmation(confirmed)
  return response
}

export function checkpoint({ commit, prepare }: LogPosition | typeof unknownPosition): ReadResp {
  const reached = new streams.ReadResp.Checkpoint()
  reached.setCommitPosition(String(commit))
  reached.setPreparePosition(String(prepare))
  const response = new streams.ReadResp()
  response.setCheckpoint(reached)
  return response
}

export function caughtUp(): ReadResp {
  const response = new streams.ReadResp()
  response.setCaughtUp(new streams.ReadResp.CaughtUp())
  return response
}
