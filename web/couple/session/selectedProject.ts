import { storedValue } from '../../shared/browserStorage.ts'

const stored = storedValue<string>(
  () => localStorage,
  'alliance.project',
  (value) => (typeof value === 'string' ? value : null),
)

/** Id of the project that /project shows; null: the newest. */
export function readSelectedProject(): string | null {
  return stored.read()
}

export function writeSelectedProject(id: string): void {
  stored.write(id)
}

export function clearSelectedProject(): void {
  stored.clear()
}
