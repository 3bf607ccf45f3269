import { localStorageStore, type Store } from 'react-admin'

/** What the person set on this device: appearance, shortcuts. Signing out does not forget it. */
export function createPreferences(language: string): Store {
  const store = localStorageStore('1', 'alliance.office')
  // The cookie `_locale`, which the server read, decides the language; both apps share it.
  store.setItem('locale', language)
  return { ...store, reset: () => {} }
}
