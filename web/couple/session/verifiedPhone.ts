import { storedValue } from '../../shared/browserStorage.ts'

/** As long as its proof, which is a cookie, is good for registration. */
const lifetimeMs = 60 * 60_000

const stored = storedValue<string>(
  () => sessionStorage,
  'alliance.verifiedPhone',
  (value) => (typeof value === 'string' ? value : null),
  lifetimeMs,
)

/** The number that this tab has verified and that has no account yet, in E.164. */
export function readVerifiedPhone(): string | null {
  return stored.read()
}

export function writeVerifiedPhone(phone: string): void {
  stored.write(phone)
}

export function clearVerifiedPhone(): void {
  stored.clear()
}
