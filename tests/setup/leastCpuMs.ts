/**
 * The least processor time that some work took this process in so many runs: what a busy machine does beside it does not count. For
 * comparing two kinds of work in one run.
 */
export function leastCpuMs(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    // Some kernels know the sum exactly and estimate how it divides: short work may count as all of the system's.
    return (user + system) / 1000
  })
  return Math.min(...times)
}
