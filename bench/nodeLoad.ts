import { type EventLoopUtilization, PerformanceObserver, performance } from 'node:perf_hooks'
import type { BenchFigure } from './benchResult.ts'

/** The load of this process between `start` and `stop`: the use of its event loop, and the time of garbage collection. */
export class NodeLoad {
  readonly #collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) this.#collectingMs += duration
  })
  #collectingMs = 0
  #busyMs = 0
  #ms = 0
  #processorMs = 0
  #began: { readonly loop: EventLoopUtilization; readonly cpu: NodeJS.CpuUsage; readonly at: number } | undefined

  start(): void {
    this.#collections.observe({ entryTypes: ['gc'] })
    this.#began = { loop: performance.eventLoopUtilization(), cpu: process.cpuUsage(), at: performance.now() }
  }

  stop(): void {
    if (!this.#began) return
    const { user, system } = process.cpuUsage(this.#began.cpu)
    this.#processorMs += (user + system) / 1_000
    this.#busyMs += performance.eventLoopUtilization(this.#began.loop).active
    this.#ms += performance.now() - this.#began.at
    this.#collections.disconnect()
    this.#began = undefined
  }

  figures(when: string): readonly BenchFigure[] {
    const share = (label: string, ms: number): BenchFigure => ({ label: `${when}: ${label}`, value: (100 * ms) / this.#ms, unit: '%' })
    return [
      share('event loop busy', this.#busyMs),
      share('of this, garbage collection', this.#collectingMs),
      share("Node's processor time, of one core", this.#processorMs),
    ]
  }
}
