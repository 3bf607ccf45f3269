import { randomUUID } from 'node:crypto'
import type { Crop } from '../../src/integrations/photos/readPhoto.ts'

export interface PhotoUpload {
  readonly token: string
  readonly crop?: Crop | string
  readonly name?: string
  /** The content type stated by the sender. */
  readonly type?: string
  readonly key?: string
  readonly language?: string
}

export interface UploadAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly position: string | undefined
}

/** Uploads a file like a browser, over a connection. */
export async function uploadPhoto(
  address: string,
  content: Buffer,
  { token, crop, name = 'photo.jpg', type = 'image/jpeg', key = randomUUID(), language = 'en' }: PhotoUpload,
): Promise<UploadAnswer> {
  const form = new FormData()
  if (crop !== undefined) form.append('crop', typeof crop === 'string' ? crop : [crop.x, crop.y, crop.width, crop.height].join(','))
  form.append('file', new Blob([Uint8Array.from(content)], { type }), name)
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'accept-language': language }
  const answer = await fetch(address, { method: 'POST', headers, body: form })
  return {
    status: answer.status,
    body: (await answer.json()) as UploadAnswer['body'],
    position: answer.headers.get('x-position') ?? undefined,
  }
}
