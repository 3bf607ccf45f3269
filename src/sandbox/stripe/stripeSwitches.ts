import { z } from 'zod'

/** Simulated problems; the names are those of the fields of `POST /sandbox/switches`. */
export const StripeSwitches = z.strictObject({
  webhooks: z.strictObject({
    /** The delay of each webhook. */
    delayMs: z.int().min(0).max(86_400_000),
    /** How often each webhook is sent. */
    times: z.int().min(1).max(20),
    /** Whether webhooks are sent out of order. */
    shuffle: z.boolean(),
    /** How many of the next webhooks are dropped; -1: all until it is set again. */
    lose: z.int().min(-1),
  }),
  /** Simulated failures of API calls: `hang`: no answer and no effect; `hang_after`: effect but no answer; `fail`: 500 and no effect. */
  calls: z.enum(['normal', 'hang', 'hang_after', 'fail']),
  /** The prefix of the paths that `calls` affects, e.g. /v1/refunds; empty: all. */
  callsPath: z.string(),
  /** The next charge ends with this decline code, whatever the card; empty: as the card defines. */
  declineNext: z.string(),
})
export type StripeSwitches = z.infer<typeof StripeSwitches>

export const defaultSwitches: StripeSwitches = {
  webhooks: { delayMs: 0, times: 1, shuffle: false, lose: 0 },
  calls: 'normal',
  callsPath: '',
  declineNext: '',
}
