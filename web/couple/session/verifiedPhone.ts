import { storedValue } from '../../shared/browserStorage.ts'

/** How long the proof, a cookie, is valid for registration. */
const lifetimeMs = 60 * 60_000

const stored = storedValue<string>(
  () => sessionStorage,
  'alliance.verifiedPhone',
  (value) => (typeof value === 'string' ? value : null),
  lifetimeMs,
)

/** The number that was verified in this tab and has no account yet, in E.164. */
export function readVerifiedPhone(): string | null {
  return stored.read()
}

export function writeVerifiedPhone(phone: string): void {
  stored.write(phone)
}

export function clearVerifiedPhone(): void {
  stored.clear()
}
