import { setTimeout as delay } from 'node:timers/promises'
import { createPostgresBackend } from 'bullmq'

const pauseMs = 1_000

/** BullMQ's private connection. It keeps the error of a failed first attempt, and every later call fails with it. */
interface ConnectsOnce {
  readyPromise: Promise<void> | undefined
  waitUntilReady(): Promise<void>
}

/**
 * BullMQ's backend in Postgres. A connection that failed at first is tried again, and a worker pauses after a failure: BullMQ asks for the next
 * job at once, and while every call fails without waiting for the network nothing else of the process would run.
 */
export const postgresBackend: typeof createPostgresBackend = (...options) => {
  const backend = createPostgresBackend(...options)
  const { connection } = backend as unknown as { readonly connection: ConnectsOnce }
  const waitUntilReady = connection.waitUntilReady.bind(connection)
  connection.waitUntilReady = () =>
    waitUntilReady().catch((error: unknown) => {
      connection.readyPromise = undefined
      throw error
    })
  const moveToActive = backend.moveToActive.bind(backend)
  backend.moveToActive = (...job) =>
    moveToActive(...job).catch(async (error: unknown) => {
      await delay(pauseMs)
      throw error
    })
  return backend
}
