import { createHash } from 'node:crypto'

/** An ETag of a form's data: different data have different tags. */
export function entityTag(state: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}
