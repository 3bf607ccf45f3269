import { unlessErased } from '../event.ts'
import { singlePart } from './profilePart.ts'
import type { Provider } from './provider.ts'

/**
 * A provider's name for couples: its company's name (the last accepted one while the present one is rejected), or the person's name without
 * a company; empty once it is erased.
 */
export function publicNameOf({
  company,
  contact,
  parts,
  acceptedName,
}: Pick<Provider, 'company' | 'contact' | 'parts' | 'acceptedName'>): string {
  const person = [contact?.firstname, contact?.lastname].map((name) => unlessErased(name, '') ?? '').join(' ')
  const name = parts.get(singlePart('company_name'))?.state === 'rejected' ? acceptedName : company?.name
  return unlessErased(name, undefined) ?? person.trim()
}
