export interface BatcherOptions<Call, Answer> {
  /** Runs several calls as one batch and returns their answers in order; undefined means that this call must run alone after all. */
  readonly together: (calls: readonly Call[]) => Promise<readonly (Answer | undefined)[]>
  /** True for an error after which none of the calls took effect and which one call may have caused: each call is then run alone. */
  readonly mayBeOfOne: (error: unknown) => boolean
  /** Runs one call alone. */
  readonly alone: (call: Call) => Promise<Answer>
  /** Calls with the same key never share a batch. Without this function any calls may. */
  readonly keyOf?: (call: Call) => string
  /** How many batches or single calls run at a time; calls that arrive meanwhile are batched. */
  readonly atOnce: number
  /** The maximum size of a batch. */
  readonly most: number
}

interface Waiting<Call, Answer> {
  readonly call: Call
  readonly resolve: (answer: Answer | PromiseLike<Answer>) => void
  readonly reject: (error: unknown) => void
}

/**
 * Batches the calls that arrive while others are running, since one round trip and one transaction serve many as well as one. No call waits
 * for others to arrive: it starts at once when fewer than `atOnce` are running.
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
