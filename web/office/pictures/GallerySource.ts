import { createContext, useContext } from 'react'
import type { Gallery, GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import type { SideApi } from '../api/officeApi.ts'
import type { UploadPath } from '../api/officeCalls.ts'

/** Pictures in their order, and how many there may be. */
export type ShownGallery = Pick<Gallery, 'photos' | 'quota' | 'etag'>

/** Where a gallery is read, and what changes it on the server. */
export interface GallerySource {
  readonly queryKey: readonly string[]
  readonly upload: { readonly path: UploadPath; readonly params?: Readonly<Record<string, string>> }
  /** How large a file may be; default: as photographs of the gallery. */
  readonly megabytes?: number
  readonly order: (side: SideApi, photoIds: readonly string[], etag: string) => Promise<unknown>
  readonly describe: (side: SideApi, id: string, words: Pick<GalleryPhoto, 'caption' | 'alt'>, etag: string) => Promise<unknown>
  readonly makeKey: (side: SideApi, id: string) => Promise<unknown>
  readonly remove: (side: SideApi, ids: readonly string[]) => Promise<unknown>
  /** Hides photographs, or shows them again; absent where single ones cannot be hidden: then none are selected together either. */
  readonly changeVisibility?: (side: SideApi, ids: readonly string[], isVisible: boolean) => Promise<unknown>
}

export const GallerySourceContext = createContext<GallerySource | null>(null)

export function useGallerySource(): GallerySource {
  const source = useContext(GallerySourceContext)
  if (!source) throw new Error('a gallery needs its source')
  return source
}
