import { createHash } from 'node:crypto'

/** An ETag of what a form edits: any two states that differ have different ones. */
export function entityTag(state: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)}"`
}
