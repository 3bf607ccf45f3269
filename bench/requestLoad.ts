import { setTimeout as delay } from 'node:timers/promises'
import { httpCalls } from '../tests/setup/httpCalls.ts'
import type { TestCouple, TestPlanner } from '../tests/setup/testPeople.ts'
import { wizardProject } from '../tests/setup/wizardProject.ts'

export const loadPerSecond = 30
const projectsPerCouple = 36

/** A project, and its couple's token. */
export interface OwnProject {
  readonly id: string
  readonly token: string
}

/** The projects, once every planner is found. */
export async function saveProjects(origin: string, people: readonly TestCouple[], planners: readonly TestPlanner[]): Promise<OwnProject[]> {
  const call = httpCalls(origin)
  const after =
    planners
      .map(({ position }) => position)
      .toSorted()
      .at(-1) ?? ''
  for (let isShown = false; !isShown; ) {
    const { status } = await call('GET', `/api/project/planners/${planners.at(-1)?.publicId}`, { after })
    isShown = status === 200
    if (!isShown && status !== 503) throw new Error(`a planner was answered ${status}`)
  }
  const saved = await Promise.all(
    people.map(async ({ token }) => {
      const own: OwnProject[] = []
      for (let number = 0; number < projectsPerCouple; number++) {
        const { body } = await call<{ projectId: string }>('POST', '/api/project/save-project', { body: wizardProject(), token })
        own.push({ id: body.projectId, token })
      }
      return own
    }),
  )
  return saved.flat()
}

/** Sends a request like the couple app. */
export async function sendRequestTo(origin: string, project: OwnProject, planner: TestPlanner): Promise<void> {
  const { body } = await httpCalls(origin)<{ success: boolean; error: string }>('POST', '/api/project/send-to-prestataire', {
    body: { project: project.id, prestataire: planner.id, message: 'Bonjour, êtes-vous libre en juin ?' },
    token: project.token,
  })
  if (!body.success) throw new Error(`a request was not sent: ${body.error}`)
}

/** Requests of other couples to other planners, at a constant rate. */
export class RequestLoad {
  readonly #origin: string
  readonly #pairs: Iterator<readonly [OwnProject, TestPlanner]>
  #sent = 0
  #seconds = 0

  constructor(origin: string, planners: readonly TestPlanner[], projects: readonly OwnProject[]) {
    this.#origin = origin
    this.#pairs = projects.flatMap((project) => planners.map((planner) => [project, planner] as const)).values()
  }

  get perSecond(): number {
    return this.#sent / this.#seconds
  }

  async during(work: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    const ended = new AbortController()
    const sending = this.#sendUntil(ended.signal)
    sending.catch(() => {})
    await work().finally(() => ended.abort())
    await sending
    this.#seconds += (performance.now() - began) / 1_000
  }

  async #sendUntil(ended: AbortSignal): Promise<void> {
    const under: Promise<void>[] = []
    while (!ended.aborted) {
      const next = this.#pairs.next()
      if (next.done) throw new Error('nobody is left to write to')
      under.push(sendRequestTo(this.#origin, ...next.value))
      this.#sent++
      await delay(1_000 / loadPerSecond)
    }
    await Promise.all(under)
  }
}
