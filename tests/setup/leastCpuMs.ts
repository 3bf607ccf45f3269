/**
 * The minimum processor time of some work in this process over several runs, which does not depend on other processes. For comparing two
 * kinds of work in one run.
 */
export function leastCpuMs(runs: number, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    // Some kernels know only the sum exactly and estimate its split: short work may be counted completely as system time.
    return (user + system) / 1000
  })
  return Math.min(...times)
}
