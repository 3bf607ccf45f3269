/** A file on its way. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  readonly file: Blob
  readonly fields: Readonly<Record<string, string>>
  readonly state: UploadState
}

/**
 * `sending` with 1: the server reads it. `waitsForLine`: the connection was lost, it goes on by itself. `failed`: it was tried often enough;
 * `refused`: trying again would end alike.
 */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'waitsForLine'; readonly attempt: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly message: string }

export type UploadChange =
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'changed'; readonly id: string; readonly state: UploadState }
  | { readonly type: 'gone'; readonly id: string }

/** Files in the order in which they were chosen; one that arrived or was cancelled is gone. */
export function uploadState(items: readonly UploadItem[], change: UploadChange): readonly UploadItem[] {
  switch (change.type) {
    case 'added':
      return [...items, ...change.items]
    case 'changed':
      return items.map((item) => (item.id === change.id ? { ...item, state: change.state } : item))
    case 'gone':
      return items.filter(({ id }) => id !== change.id)
  }
}
