import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { type CodeBudgetOptions, codeBudgetUse } from '../operational/codeBudgets.ts'

const everyMs = 30_000
/** From this share on an operator should check for abuse: somebody may be pumping text messages. */
const alarming = 0.5

export interface CodeBudgetWatch {
  /** Warns of each budget that is half used, once per window. */
  check(): Promise<void>
  stop(): Promise<void>
}

export interface WatchOptions extends CodeBudgetOptions {
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => Date
}

/** Reports the use of code budgets when the metrics are read. */
export function registerCodeBudgets(registry: Registry, options: CodeBudgetOptions, now: () => Date): void {
  const gauge: Gauge = new Gauge({
    name: 'code_budget_used_ratio',
    help: 'How much of its window’s budget of phone codes is used, of the fullest budget of each kind; alarm at 0.5',
    labelNames: ['budget'],
    registers: [registry],
    collect: async () => {
      for (const { budget, used, max } of await codeBudgetUse(options, now())) gauge.set({ budget }, used / Math.max(1, max))
    },
  })
}

/** Checks the budgets every half minute. If several processes do so, each budget is still warned of once. */
export function watchCodeBudgets({ log, now, ...options }: WatchOptions): CodeBudgetWatch {
  const warnedUntil = new Map<string, number>()

  async function check(): Promise<void> {
    const at = now().getTime()
    for (const { budget, country, used, max, seconds } of await codeBudgetUse(options, new Date(at))) {
      if (used < max * alarming || at < (warnedUntil.get(budget) ?? 0)) continue
      warnedUntil.set(budget, at + seconds * 1_000)
      log.warn({ budget, country, used, max }, 'half of a budget of phone codes is used')
    }
  }

  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(check).catch((error: unknown) => log.warn({ err: error }, 'the budgets of phone codes are looked at later'))
  }, everyMs)
  return {
    check,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
