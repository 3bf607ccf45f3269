import { type StoredValue, storedValue } from '../../shared/browserStorage.ts'

const key = 'alliance.project'
const parse = (value: unknown) => (typeof value === 'string' ? value : null)

/** Each tab shows a project of its own; a new tab begins with the one that was picked last in any. */
const ofTab: StoredValue<string> = storedValue(() => sessionStorage, key, parse)
const ofBrowser: StoredValue<string> = storedValue(() => localStorage, key, parse)

/** Id of the project that /project shows; null: the newest. */
export function readSelectedProject(): string | null {
  return ofTab.read() ?? ofBrowser.read()
}

export function writeSelectedProject(id: string): void {
  ofTab.write(id)
  ofBrowser.write(id)
}

/** This tab stays with what it shows, whatever others pick. */
export function keepSelectedInTab(id: string): void {
  ofTab.write(id)
}

export function clearSelectedProject(): void {
  ofTab.clear()
  ofBrowser.clear()
}
