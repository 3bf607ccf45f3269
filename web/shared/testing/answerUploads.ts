import { vi } from 'vitest'

/** An upload that a component started; the test decides its outcome. */
export class SentUpload {
  path = ''
  readonly headers = new Map<string, string>()
  form: FormData | undefined
  aborted = false
  readonly #request: StandInRequest

  constructor(request: StandInRequest) {
    this.#request = request
  }

  progress(share: number): void {
    this.#request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 }))
  }

  answer(status: number, body: object = {}, headers: Readonly<Record<string, string>> = {}): void {
    Object.assign(this.#request, { status, responseText: JSON.stringify(body), responseHeaders: new Headers(headers) })
    this.#request.dispatchEvent(new Event('load'))
  }

  loseConnection(): void {
    this.#request.dispatchEvent(new Event('error'))
  }

  /** In milliseconds; 0: none. */
  get timeLimit(): number {
    return this.#request.timeout
  }

  reachTimeLimit(): void {
    this.#request.dispatchEvent(new Event('timeout'))
  }
}

class StandInRequest extends EventTarget {
  static sent: SentUpload[] = []
  status = 0
  responseText = ''
  responseType = ''
  responseHeaders = new Headers()
  timeout = 0
  readonly upload = new EventTarget()
  readonly #sent = new SentUpload(this)

  open(_method: string, path: string): void {
    this.#sent.path = path
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name)
  }

  send(form: FormData): void {
    this.#sent.form = form
    StandInRequest.sent.push(this.#sent)
  }

  abort(): void {
    this.#sent.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
}

/** Replaces `XMLHttpRequest` until the end of the test, and records the uploads in order. */
export function answerUploads(): readonly SentUpload[] {
  StandInRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', StandInRequest)
  return StandInRequest.sent
}
