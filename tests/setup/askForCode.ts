import { randomUUID } from 'node:crypto'

let numbers = 10_000

/** A French mobile number that no code was requested for; each in a separate range of numbers. */
export function newPhone(): string {
  numbers += 10_007
  return `+3361${numbers}`.padEnd(12, '0')
}

/** Requests a code as an unknown visitor; from its own IP address by default. */
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
