import type { Logger } from 'pino'
import { Gauge, type Registry } from 'prom-client'
import { type CodeBudgetOptions, codeBudgetUse } from '../operational/codeBudgets.ts'
import { readForMetrics } from '../platform/readForMetrics.ts'

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
  const gauge: Gauge<'budget' | 'country'> = new Gauge({
    name: 'code_budget_used_ratio',
    help: 'How much of its window’s budget of phone codes is used, of each country and of the fullest budget of every other kind; alarm at 0.5',
    labelNames: ['budget', 'country'],
    registers: [registry],
    collect: async () => {
      const budgets = await readForMetrics(() => codeBudgetUse(options, now()))
      gauge.reset()
      for (const { budget, country = '', used, max } of budgets) gauge.set({ budget, country }, used / Math.max(1, max))
    },
  })
}

/** Checks the budgets every half minute. If several processes do so, each budget is still warned of once. */
export function watchCodeBudgets({ log, now, ...options }: WatchOptions): CodeBudgetWatch {
  const warnedUntil = new Map<string, number>()

  async function check(): Promise<void> {
    const at = now().getTime()
    for (const { budget, country, used, max, seconds } of await codeBudgetUse(options, new Date(at))) {
      const warned = `${budget} ${country}`
      if (used < max * alarming || at < (warnedUntil.get(warned) ?? 0)) continue
      warnedUntil.set(warned, at + seconds * 1_000)
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
