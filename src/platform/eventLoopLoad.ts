import { performance } from 'node:perf_hooks'

/** Shorter stretches are either idle or busy. */
const stretchMs = 100

/** Measures how busy this process's event loop is: answers the share of the latest full stretch in which it did not wait, 0 to 1. */
export function measureEventLoopLoad(): () => number {
  let load = 0
  let beganAt = performance.now()
  let began = performance.eventLoopUtilization()
  return () => {
    const now = performance.now()
    if (now - beganAt < stretchMs) return load
    const ended = performance.eventLoopUtilization()
    load = performance.eventLoopUtilization(ended, began).utilization
    beganAt = now
    began = ended
    return load
  }
}
