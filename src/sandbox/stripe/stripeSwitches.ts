import { z } from 'zod'

/** How the sandbox behaves on a bad day; the names are those of the fields at `POST /sandbox/switches`. */
export const StripeSwitches = z.strictObject({
  webhooks: z.strictObject({
    /** How long each one waits. */
    delayMs: z.int().min(0).max(86_400_000),
    /** How often each one is sent. */
    times: z.int().min(1).max(20),
    /** Sent in another order than they came about. */
    shuffle: z.boolean(),
    /** So many of the next ones are never sent; -1: none is, until it is set again. */
    lose: z.int().min(-1),
  }),
  /**
   * What becomes of calls of the API: `hang`: no answer, and nothing is done; `hang_after`: it is done, and the answer never comes; `fail`: 500,
   * and nothing is done.
   */
  calls: z.enum(['normal', 'hang', 'hang_after', 'fail']),
  /** Paths that `calls` concerns begin with it, e.g. /v1/refunds; empty: all. */
  callsPath: z.string(),
  /** The next charge ends as one of this decline code, whatever the card; empty: as the card says. */
  declineNext: z.string(),
})
export type StripeSwitches = z.infer<typeof StripeSwitches>

export const defaultSwitches: StripeSwitches = {
  webhooks: { delayMs: 0, times: 1, shuffle: false, lose: 0 },
  calls: 'normal',
  callsPath: '',
  declineNext: '',
}
