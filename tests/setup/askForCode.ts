import { randomUUID } from 'node:crypto'

let numbers = 10_000

/** A French mobile number that nobody asked for a code with; each in a range of numbers of its own. */
export function newPhone(): string {
  numbers += 10_007
  return `+3361${numbers}`.padEnd(12, '0')
}

/** How an unknown visitor asks for a code; from an IP address of its own unless one is given. */
export function askForCode(phone: string, address: string = randomUUID()) {
  return {
    codeId: randomUUID(),
    phone,
    country: 'FR',
    language: 'fr' as const,
    address,
    served: true,
    knownDevice: false,
    hasAccount: async () => false,
  }
}
