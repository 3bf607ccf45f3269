/**
 * Why an upload failed. `lost`: no answer came, and it should be retried under the same key. `busy`: the server asks to retry later, under
 * the same key.
 */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly kind: 'lost' | 'busy' | 'refused' | 'signedOut'
  /** The wait that a busy server asks for; undefined: it names none. */
  readonly retryAfterSeconds: number | undefined

  constructor(kind: UploadFailure['kind'], message = '', retryAfterSeconds?: number) {
    super(message)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface FileToSend {
  readonly path: string
  readonly file: Blob
  /** Form fields sent before the file. */
  readonly fields: Readonly<Record<string, string>>
  readonly idempotencyKey: string
  readonly language: string
  readonly signal: AbortSignal
  /** From 0 to 1; 1 while the server processes the file. */
  readonly onProgress: (share: number) => void
}

/** The server stops receiving a file after 300 seconds; without a limit here, a connection that is cut off unnoticed would never end. */
const longestMs = 330_000

/**
 * Uploads a file as a form. It uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @returns the log's position afterwards
 * @throws UploadFailure
 */
export function sendFile({ path, file, fields, idempotencyKey, language, signal, onProgress }: FileToSend): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file)
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'text'
    request.timeout = longestMs
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.getResponseHeader('x-position'))
      else reject(failureOf(request))
    })
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, () => reject(new UploadFailure('lost')))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function failureOf(request: XMLHttpRequest): UploadFailure {
  const { status, responseText } = request
  if (status === 401) return new UploadFailure('signedOut')
  const seconds = secondsOf(request.getResponseHeader('retry-after'))
  if (status === 429 || (status === 503 && seconds !== undefined)) return new UploadFailure('busy', detailOf(responseText), seconds)
  if (status >= 500) return new UploadFailure('lost')
  return new UploadFailure('refused', detailOf(responseText))
}

/** The server names seconds; a proxy's date counts as no wait named. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown }
    return typeof detail === 'string' ? detail : ''
  } catch {
    return ''
  }
}
