import type { LiveEvent } from '../../src/projections/runner/liveEvents.ts'

interface Message {
  readonly name: string
  readonly data: LiveEvent
}

/** A connection to `GET /api/events`, or to another side's, parsed like a browser's EventSource. */
export class LiveStream {
  readonly #messages: Message[] = []
  readonly #waiting = new Set<() => void>()
  readonly #connection: AbortController
  #text = ''
  /** Settles when either side closes the connection. */
  readonly ended: Promise<void>

  private constructor(body: AsyncIterable<Uint8Array>, connection: AbortController) {
    this.#connection = connection
    this.ended = this.#read(body).catch(() => {})
  }

  /** Resolves when the server reports changes from here on. */
  static async open(origin: string, token: string, path = '/api/events'): Promise<LiveStream> {
    const connection = new AbortController()
    const answer = await fetch(origin + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: connection.signal,
    })
    const type = answer.headers.get('content-type')
    if (!answer.ok || !answer.body || !type?.startsWith('text/event-stream')) throw new Error(`${answer.status} ${type}`)
    const stream = new LiveStream(answer.body, connection)
    await stream.#first(({ name }) => name === 'ready')
    return stream
  }

  /** The changes so far. */
  get changes(): readonly LiveEvent[] {
    return this.#messages.filter(({ name }) => name === 'change').map(({ data }) => data)
  }

  /** Everything that came over the connection so far. */
  get text(): string {
    return this.#text
  }

  /** The first change of a type, or the first after the given number of them; it may already have arrived. */
  async change(type: string, after = 0): Promise<LiveEvent> {
    return (await this.#first(({ name, data }) => name === 'change' && data.type === type, after)).data
  }

  async close(): Promise<void> {
    this.#connection.abort()
    await this.ended
  }

  async #first(wanted: (message: Message) => boolean, after = 0): Promise<Message> {
    for (;;) {
      const found = this.#messages.filter(wanted)[after]
      if (found) return found
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  async #read(body: AsyncIterable<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let pending = ''
    for await (const chunk of body) {
      const text = decoder.decode(chunk, { stream: true })
      this.#text += text
      const blocks = (pending + text).split('\n\n')
      pending = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
      for (const wake of this.#waiting) wake()
      this.#waiting.clear()
    }
  }

  #hear(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [name, data] = [field('event'), field('data')]
    if (name !== undefined && data !== undefined) this.#messages.push({ name, data: JSON.parse(data) as LiveEvent })
  }
}
