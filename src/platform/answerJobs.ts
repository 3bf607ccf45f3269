/** Makes this process the child of a `ChildWorker`: it reports that it is ready, and answers each job with one message. */
export function answerJobs(answer: (job: never) => unknown): void {
  const reply = async (job: unknown) => process.send?.(await answer(job as never))
  process.on('message', (job) => void reply(job))
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
