import { localStorageStore, type Store } from 'react-admin'

/** The person's settings on this device: appearance, shortcuts. They survive sign-out. */
export function createPreferences(language: string): Store {
  const store = localStorageStore('1', 'alliance.office')
  // The language comes from the cookie `_locale`, which the server has read. Both apps share it.
  store.setItem('locale', language)
  return { ...store, reset: () => {} }
}
