import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Gallery } from '../../src/api/schemas/pro/gallerySchemas.ts'
import type { ProductOptions } from '../../src/startProduct.ts'
import { filesIn } from '../setup/filesIn.ts'
import { type HttpCall, httpCalls, listening } from '../setup/httpCalls.ts'
import type { TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { type PhotoUpload, uploadPhoto } from './uploadPhoto.ts'

type Uploading = (planner: TestPlanner, content: Buffer, options?: Partial<PhotoUpload>) => ReturnType<typeof uploadPhoto>

/** A listening product with its own folder for uploaded files. */
export interface PhotoStage {
  readonly product: TestProduct
  /** Where it listens. */
  readonly origin: string
  readonly call: HttpCall
  readonly add: Uploading
  readonly setProfilePhoto: Uploading
  galleryOf(planner: TestPlanner, after: string | undefined): Promise<Gallery>
  /** The stored files of a planner. */
  storedOf(planner: TestPlanner): readonly string[]
  /** A picture as a browser receives it. */
  shown(src: unknown, width?: number): Promise<{ readonly status: number; readonly headers: Headers; readonly bytes: Buffer }>
  close(): Promise<void>
}

export async function openPhotoStage(demo: Pick<ProductOptions, 'takeDemoPhotos'> = {}): Promise<PhotoStage> {
  const folder = mkdtempSync(join(tmpdir(), 'alliance-photos-'))
  const product = await startTestProduct({ ...demo, environment: { DATA_DIR: folder } })
  const origin = await listening(product)
  const call = httpCalls(origin)
  const uploadingTo =
    (path: string): Uploading =>
    (planner, content, options = {}) =>
      uploadPhoto(`${origin}${path}`, content, { token: planner.token, ...options })
  return {
    product,
    origin,
    call,
    add: uploadingTo('/api/pro/photos'),
    setProfilePhoto: uploadingTo('/api/pro/profile-photo'),
    async galleryOf({ token }, after) {
      return (await call<Gallery>('GET', '/api/pro/gallery', { token, ...(after !== undefined && { after }) })).body
    },
    storedOf({ id }) {
      return filesIn(folder).filter((file) => file.includes(`/files/providers/${id}/`))
    },
    async shown(src, width = 1920) {
      const answer = await fetch(`${origin}${String(src)}?w=${width}`, { headers: { accept: 'image/jpeg' } })
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
    async close() {
      await product.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
