import type { ClaimKind } from '../domain/claim/claim.ts'
import { keyedHash } from '../operational/secrets.ts'

/** Names a unique thing in its claim's stream, without revealing what it is. Phones in E.164, e-mails as `normalEmail` gives them. */
export function claimHash(claimKey: Buffer, kind: ClaimKind, value: string): string {
  return keyedHash(claimKey, `${kind} ${value}`)
}
