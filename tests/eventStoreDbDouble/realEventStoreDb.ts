import { connect } from 'node:net'

export interface RealEventStoreDb {
  /** Connection string. */
  readonly url: string
  stop(): Promise<void>
}

const image = 'eventstore/eventstore:24.10'
const answerWithinMs = 800

/**
 * A real server: the one at `EVENTSTOREDB_URL`, else one that is started in Docker.
 * `start` is absent, and `reason` says why, where there is neither.
 */
export async function findRealEventStoreDb(): Promise<{ readonly start?: () => Promise<RealEventStoreDb>; readonly reason: string }> {
  const url = process.env['EVENTSTOREDB_URL']
  if (url) return { reason: 'EVENTSTOREDB_URL is set', start: async () => ({ url, stop: async () => {} }) }
  if (await dockerAnswers()) return { reason: 'Docker is there', start: startInDocker }
  return { reason: 'no EVENTSTOREDB_URL, and no Docker' }
}

async function startInDocker(): Promise<RealEventStoreDb> {
  // Late: loading it takes longer than finding out that it is not needed.
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(image)
    .withEnvironment({
      EVENTSTORE_INSECURE: 'true',
      EVENTSTORE_CLUSTER_SIZE: '1',
      EVENTSTORE_MEM_DB: 'true',
      EVENTSTORE_RUN_PROJECTIONS: 'None',
    })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
    .start()
  return {
    url: `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`,
    stop: async () => {
      await container.stop()
    },
  }
}

/** Asks the daemon itself: the command line would take seconds to say that it is not there. */
function dockerAnswers(): Promise<boolean> {
  const host = new URL(process.env['DOCKER_HOST'] ?? 'unix:///var/run/docker.sock')
  return new Promise((resolve) => {
    const socket = host.protocol === 'unix:' ? connect(host.pathname) : connect(Number(host.port || 2375), host.hostname)
    const answer = (answers: boolean) => {
      socket.destroy()
      resolve(answers)
    }
    socket.setTimeout(answerWithinMs, () => answer(false))
    socket.on('error', () => answer(false))
    socket.on('connect', () => socket.write('GET /_ping HTTP/1.0\r\n\r\n'))
    socket.once('data', (data) => answer(data.toString().includes('200 OK')))
  })
}
