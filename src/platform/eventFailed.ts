/** What is needed of an event to name it. */
export interface FailingEvent {
  readonly id: string
  readonly type: string
  readonly position: string
}

/** An event could not be carried out: a fault of the code, or an event nobody thought of. Trying again does not help. */
export class EventFailed extends Error {
  readonly event: FailingEvent
  constructor(event: FailingEvent, cause: unknown) {
    super(`${event.type} ${event.id} failed`, { cause })
    this.name = 'EventFailed'
    this.event = event
  }
}
