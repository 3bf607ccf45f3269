import { createContext, useContext } from 'react'
import type { Gallery, GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import type { SideApi } from '../api/officeApi.ts'
import type { UploadPath } from '../api/officeCalls.ts'

/** Pictures in order, and their limit. */
export type ShownGallery = Pick<Gallery, 'photos' | 'quota' | 'etag'>

/** Where a gallery is read and changed on the server. */
export interface GallerySource {
  readonly queryKey: readonly string[]
  readonly upload: { readonly path: UploadPath; readonly params?: Readonly<Record<string, string>> }
  /** The maximum file size; default: that of gallery photographs. */
  readonly megabytes?: number
  /** Returns the version of the new order. */
  readonly order: (side: SideApi, photoIds: readonly string[], etag: string) => Promise<{ readonly etag: string }>
  readonly describe: (side: SideApi, id: string, words: Pick<GalleryPhoto, 'caption' | 'alt'>, etag: string) => Promise<unknown>
  readonly makeKey: (side: SideApi, id: string) => Promise<unknown>
  readonly remove: (side: SideApi, ids: readonly string[]) => Promise<unknown>
  /** Hides photographs, or shows them again. Absent where single ones cannot be hidden; then there is no multiple selection either. */
  readonly changeVisibility?: (side: SideApi, ids: readonly string[], isVisible: boolean) => Promise<unknown>
}

export const GallerySourceContext = createContext<GallerySource | null>(null)

export function useGallerySource(): GallerySource {
  const source = useContext(GallerySourceContext)
  if (!source) throw new Error('a gallery needs its source')
  return source
}
