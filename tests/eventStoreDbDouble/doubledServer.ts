import type { MemoryLog } from './memoryLog.ts'

/** In what the releases of the server differ. */
export interface ServerRelease {
  /** Events read from their stream say where they stand in the log: since 22.6. */
  readonly placesStreamReads: boolean
  /** The answer to an append that was carried out before says where it stands; a server that still replicates it does not know. */
  readonly placesRepeatedAppends: boolean
  /** Messages 'caught up' and 'fell behind': since 23.10. */
  readonly tellsCaughtUp: boolean
  /**
   * The checkpoint with which a filtered subscription goes live: none before 24.6; with the largest number there is, in the first
   * releases of 24.10, when nothing matched since the beginning of the log.
   */
  readonly checkpointWhenLive: 'none' | 'last read' | 'last read, largest number for none'
}

const newest = { placesStreamReads: true, placesRepeatedAppends: true, tellsCaughtUp: true, checkpointWhenLive: 'last read' } as const

export const releases = {
  '21.10': { placesStreamReads: false, placesRepeatedAppends: false, tellsCaughtUp: false, checkpointWhenLive: 'none' },
  '22.10': { ...newest, placesRepeatedAppends: false, tellsCaughtUp: false, checkpointWhenLive: 'none' },
  '23.10': { ...newest, checkpointWhenLive: 'none' },
  '24.10.0': { ...newest, checkpointWhenLive: 'last read, largest number for none' },
  '24.10': newest,
} as const satisfies Record<string, ServerRelease>

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the handlers of the calls share. */
export interface DoubledServer {
  readonly log: MemoryLog
  readonly release: ServerRelease
  /** Whom a call must come from; without it the server runs insecurely and takes everybody for an administrator. */
  readonly credentials?: Credentials
  /** How long it takes to look at an event for a filtered subscription that catches up, as from a cold disk. */
  readonly scanMs: number
  /** Reads and subscriptions that are being answered now. */
  readonly openReads: Set<unknown>
  /** Resolves when the server is not made to hang. */
  readonly answering: () => Promise<void>
  /** Cuts the connections instead of answering an append, when that was asked for; true if it did. */
  readonly loseAnswer: () => boolean
}
