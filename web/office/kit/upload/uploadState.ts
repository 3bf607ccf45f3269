/** An upload. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  readonly file: Blob
  readonly fields: Readonly<Record<string, string>>
  readonly state: UploadState
}

/**
 * `sending` with share 1: the server processes the file. `offline`: the connection was lost, a retry follows. `busy`: the server asked to
 * wait, a retry follows. `failed`: all attempts failed, or the server asked for a long wait. `refused`: a retry would not help.
 */
export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'offline'; readonly attempt: number }
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }

export type UploadChange =
  | { readonly type: 'added'; readonly items: readonly UploadItem[] }
  | { readonly type: 'changed'; readonly id: string; readonly state: UploadState }
  | { readonly type: 'gone'; readonly id: string }

/** Whether the upload goes on by itself. */
export function isUnderWay({ kind }: UploadState): boolean {
  return kind !== 'failed' && kind !== 'refused'
}

/** The uploads in the order of selection. Completed and cancelled ones are removed. */
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
