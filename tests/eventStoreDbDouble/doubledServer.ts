import type { MemoryLog } from './memoryLog.ts'

/** What a subscriber is told differs between releases of the server. */
export interface ServerRelease {
  /** Messages 'caught up' and 'fell behind': since 23.10. */
  readonly tellsCaughtUp: boolean
  /**
   * The checkpoint with which a filtered subscription goes live: none before 24.6; with the largest number there is, in the first
   * releases of 24.10, when nothing matched since the beginning of the log.
   */
  readonly checkpointWhenLive: 'none' | 'last read' | 'last read, largest number for none'
}

export const releases = {
  '22.10': { tellsCaughtUp: false, checkpointWhenLive: 'none' },
  '23.10': { tellsCaughtUp: true, checkpointWhenLive: 'none' },
  '24.10.0': { tellsCaughtUp: true, checkpointWhenLive: 'last read, largest number for none' },
  '24.10': { tellsCaughtUp: true, checkpointWhenLive: 'last read' },
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
  /** Resolves when the server is not made to hang. */
  readonly answering: () => Promise<void>
  /** Cuts the connections instead of answering an append, when that was asked for; true if it did. */
  readonly loseAnswer: () => boolean
}
