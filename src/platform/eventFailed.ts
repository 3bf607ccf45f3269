/** The fields that identify an event in an error. */
export interface FailingEvent {
  readonly id: string
  readonly type: string
  readonly position: string
}

/** Handling an event failed because of a bug or an unexpected event. Retrying does not help. */
export class EventFailed extends Error {
  readonly event: FailingEvent
  constructor(event: FailingEvent, cause: unknown) {
    super(`${event.type} ${event.id} failed`, { cause })
    this.name = 'EventFailed'
    this.event = event
  }
}
