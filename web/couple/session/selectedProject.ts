import { type StoredValue, storedValue } from '../../shared/browserStorage.ts'

const key = 'alliance.project'
const parse = (value: unknown) => (typeof value === 'string' ? value : null)

/** Each tab has its own selected project. A new tab starts with the last selection of any tab. */
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

/** Keeps this tab's selection when another tab changes its own. */
export function keepSelectedInTab(id: string): void {
  ofTab.write(id)
}

export function clearSelectedProject(): void {
  ofTab.clear()
  ofBrowser.clear()
}
