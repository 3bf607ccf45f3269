import { timingSafeEqual } from 'node:crypto'

/** Compares a secret text, e.g. a signature, in a time that tells nothing about where the two differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
