import { unlessErased } from '../event.ts'
import type { Provider } from './provider.ts'

/** As couples know a provider: its company's name, or that of the person until there is one; empty once it is erased. */
export function publicNameOf({ company, contact }: Pick<Provider, 'company' | 'contact'>): string {
  const person = [contact?.firstname, contact?.lastname].map((name) => unlessErased(name, '') ?? '').join(' ')
  return unlessErased(company?.name, undefined) ?? person.trim()
}
