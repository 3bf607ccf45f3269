/** Why an upload failed. `lost`: no answer came, and it should be retried under the same key. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly kind: 'lost' | 'refused' | 'signedOut'

  constructor(kind: UploadFailure['kind'], message = '') {
    super(message)
    this.kind = kind
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
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onProgress(1))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(request.getResponseHeader('x-position'))
      else if (request.status === 401) reject(new UploadFailure('signedOut'))
      else if (request.status >= 500 || request.status === 429) reject(new UploadFailure('lost'))
      else reject(new UploadFailure('refused', detailOf(request.responseText)))
    })
    request.addEventListener('error', () => reject(new UploadFailure('lost')))
    request.addEventListener('abort', () => reject(new UploadFailure('lost')))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function detailOf(text: string): string {
  try {
    const { detail } = JSON.parse(text) as { readonly detail?: unknown }
    return typeof detail === 'string' ? detail : ''
  } catch {
    return ''
  }
}
