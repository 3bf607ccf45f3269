import type { ServerErrorResponse } from '@grpc/grpc-js'
import type { MemoryLog } from './memoryLog.ts'

/** In what the releases of the server differ. */
export interface ServerRelease {
  /** Events read from their stream say where they stand in the log: since 22.6. */
  readonly positionsInStreamReads: boolean
  /** The answer to an append that was carried out before says where it stands; a server that still replicates it does not know. */
  readonly positionsOfRepeatedAppends: boolean
  /** Message 'caught up': since 23.10. */
  readonly tellsCaughtUp: boolean
  /**
   * The checkpoint with which a filtered subscription goes live: none before 24.6; with the largest number there is, in the first
   * releases of 24.10, when nothing matched since the beginning of the log.
   */
  readonly checkpointWhenLive: 'none' | 'last read' | 'last read, largest number for none'
  /** A live subscription that is too slow is ended: from 22.6 to 23.10. Others read from the log again, without a message. */
  readonly endsSlowSubscriptions: boolean
}

const newest = {
  positionsInStreamReads: true,
  positionsOfRepeatedAppends: true,
  tellsCaughtUp: true,
  checkpointWhenLive: 'last read',
  endsSlowSubscriptions: false,
} as const

export const releases = {
  '21.10': {
    ...newest,
    positionsInStreamReads: false,
    positionsOfRepeatedAppends: false,
    tellsCaughtUp: false,
    checkpointWhenLive: 'none',
  },
  '22.10': { ...newest, positionsOfRepeatedAppends: false, tellsCaughtUp: false, checkpointWhenLive: 'none', endsSlowSubscriptions: true },
  '23.10': { ...newest, checkpointWhenLive: 'none', endsSlowSubscriptions: true },
  '24.10.0': { ...newest, checkpointWhenLive: 'last read, largest number for none' },
  '24.10': newest,
} as const satisfies Record<string, ServerRelease>

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Before the append is carried out, or after: the client cannot know which. */
export type AppendMishap =
  /** The connections are cut. */
  | { readonly kind: 'answer lost'; readonly carriedOut: true }
  /** The server answers that its nodes did not agree in time: `Prepare phase timeout`, `Commit phase timeout` or `Forwarding timeout`. */
  | { readonly kind: 'timed out'; readonly carriedOut: boolean; readonly message: string }
  /** The call ends without a status, as when the server is asked to end. */
  | { readonly kind: 'ended'; readonly carriedOut: boolean }

/** What the handlers of the calls share. */
export interface DoubledServer {
  readonly log: MemoryLog
  readonly release: ServerRelease
  /** Whom a call must come from; without it the server runs insecurely and takes everybody for an administrator. */
  readonly credentials?: Credentials
  /** How long it takes to look at an event for a filtered subscription that catches up, as from a cold disk. */
  readonly scanMs: number
  /** Reads and subscriptions that are being answered now; each can be ended with an error. */
  readonly openReads: Set<(error: ServerErrorResponse) => void>
  /** Resolves when the server is not made to hang. */
  readonly answering: () => Promise<void>
  /** What is to happen to an append in place of its answer. */
  readonly appendMishap: () => AppendMishap | undefined
}
