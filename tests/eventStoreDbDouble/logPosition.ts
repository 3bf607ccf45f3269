/** A position in the server's log. Those of events have twice the same number; that of a checkpoint between events has prepare 0. */
export interface LogPosition {
  readonly commit: number
  readonly prepare: number
}

export const logStart: LogPosition = { commit: 0, prepare: 0 }

/** Negative, 0 or positive, as a comparator. */
export function compareLogPositions(a: LogPosition, b: LogPosition): number {
  return a.commit - b.commit || a.prepare - b.prepare
}
