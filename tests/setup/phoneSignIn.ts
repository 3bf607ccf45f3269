import { randomInt } from 'node:crypto'
import type { TestProduct } from './testProduct.ts'

/** A French mobile number that no other test uses. */
export function newPhone(): string {
  return `+3361${String(randomInt(1_000_000, 10_000_000))}`
}

/** The code in the newest text message to a number. */
export async function receivedCode(product: TestProduct, phone: string, after?: Date): Promise<string> {
  const { text } = await product.message(phone, after)
  const [code] = /\b\d{6}\b/.exec(text) ?? []
  if (code === undefined) throw new Error(`no code in ${text}`)
  return code
}

/** Requests, receives and submits a code; returns the proof that the number is the caller's. */
export async function provenPhone(product: TestProduct, phone: string): Promise<string> {
  const before = new Date()
  const sent = await product.call<{ success?: boolean }>('POST', '/api/project/check-phone', { body: { phone } })
  if (!sent.body.success) throw new Error(`check-phone answered ${sent.status} ${sent.text}`)
  const code = await receivedCode(product, phone, before)
  const { body } = await product.call<{ proof: string }>('POST', '/api/project/verify-phone', { body: { phone, code } })
  return body.proof
}

/** The registration form's data of a couple in Lyon. */
export function registrationForm(phone: string, proof: string, over: Readonly<Record<string, unknown>> = {}) {
  return {
    email: 'camille.moreau@example.fr',
    lastname: 'Moreau',
    firstname: 'Camille',
    phone,
    proof,
    city: 'Lyon',
    zipCode: '69001',
    country: 'FR',
    latitude: '45.7578',
    longitude: '4.832',
    locale: 'fr-FR',
    termsAccepted: true,
    ...over,
  }
}
