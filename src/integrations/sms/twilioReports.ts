import twilio from 'twilio'

/** A report that Twilio posts about a message, and the address it was posted to. */
interface PostedReport {
  readonly authToken: string
  readonly url: string
  readonly signature: string
  readonly form: Readonly<Record<string, string>>
}

/** Codes for a message that was accepted and not delivered to the recipient's phone (twilio.com/docs/api/errors). */
const refusedByPhone = new Set([
  '30003', // switched off, or out of reach
  '30004', // the phone blocks messages
  '30005', // no such number, or no phone any more
  '30006', // a landline, or a carrier that cannot be reached
])

/** The phone that refused a message, in E.164; null for another report; undefined for one without Twilio's signature. */
export function refusedPhoneIn({ authToken, url, signature, form }: PostedReport): string | null | undefined {
  if (!twilio.validateRequest(authToken, signature, url, form)) return undefined
  const { MessageStatus: status = '', ErrorCode: code = '', To: to } = form
  return to !== undefined && ['undelivered', 'failed'].includes(status) && refusedByPhone.has(code) ? to : null
}
