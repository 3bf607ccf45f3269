export interface BatcherOptions<Call, Answer> {
  /** Carries several calls out together and answers each, in their order; undefined for one to be carried out alone after all. */
  readonly together: (calls: readonly Call[]) => Promise<readonly (Answer | undefined)[]>
  /** True for an error that left none of the calls carried out and may be the fault of one: each is then carried out alone. */
  readonly mayBeOfOne: (error: unknown) => boolean
  /** Carries one call out by itself. */
  readonly alone: (call: Call) => Promise<Answer>
  /** Calls of one key do not go together; any may when it is not given. */
  readonly keyOf?: (call: Call) => string
  /** So many go at a time, batched or not; calls that come meanwhile are batched. */
  readonly atOnce: number
  /** So many calls go together at most. */
  readonly most: number
}

interface Waiting<Call, Answer> {
  readonly call: Call
  readonly resolve: (answer: Answer | PromiseLike<Answer>) => void
  readonly reject: (error: unknown) => void
}

/**
 * Lets calls that come while others are under way go together, as one round trip and one transaction serve many as well as one. Nobody
 * waits for company: a call that finds a free place goes at once.
 */
export class Batcher<Call, Answer> {
  readonly #options: BatcherOptions<Call, Answer>
  #waiting: Waiting<Call, Answer>[] = []
  #underWay = 0

  constructor(options: BatcherOptions<Call, Answer>) {
    this.#options = options
  }

  run(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject })
      if (this.#underWay < this.#options.atOnce) void this.#go()
    })
  }

  async #go(): Promise<void> {
    this.#underWay++
    for (let group = this.#take(); group.length > 0; group = this.#take()) await this.#carryOut(group)
    this.#underWay--
  }

  #take(): readonly Waiting<Call, Answer>[] {
    const { keyOf, most } = this.#options
    if (!keyOf) return this.#waiting.splice(0, most)
    const group = new Map<string, Waiting<Call, Answer>>()
    const left: Waiting<Call, Answer>[] = []
    for (const each of this.#waiting) {
      const key = keyOf(each.call)
      if (group.size < most && !group.has(key)) group.set(key, each)
      else left.push(each)
    }
    this.#waiting = left
    return [...group.values()]
  }

  async #carryOut(group: readonly Waiting<Call, Answer>[]): Promise<void> {
    const { together, alone, mayBeOfOne } = this.#options
    const [only] = group
    try {
      if (only && group.length === 1) return only.resolve(await alone(only.call))
      const answers = await together(group.map(({ call }) => call))
      for (const [index, { call, resolve }] of group.entries()) resolve(answers[index] ?? alone(call))
    } catch (error) {
      const again = group.length > 1 && mayBeOfOne(error)
      for (const { call, resolve, reject } of group) {
        if (again) resolve(alone(call))
        else reject(error)
      }
    }
  }
}
