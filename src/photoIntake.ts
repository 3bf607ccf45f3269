import type { Backend } from './backend.ts'
import type { PhotoProcess } from './integrations/photos/photoProcess.ts'
import type { Uploads } from './integrations/photos/uploads.ts'

/** What takes in photographs. */
export interface PhotoIntake {
  readonly backend: Pick<Backend, 'database' | 'rules'>
  readonly uploads: Uploads
  readonly photoProcess: PhotoProcess
  /** Whether anything names a picture. */
  readonly isShown: (picture: string) => Promise<boolean>
}
