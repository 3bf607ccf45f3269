import twilio from 'twilio'

/** What Twilio posts about a message, with the address that it was told to post to. */
interface PostedReport {
  readonly authToken: string
  readonly url: string
  readonly signature: string
  readonly form: Readonly<Record<string, string>>
}

/** Codes of a message that was accepted and that the recipient's phone did not take (twilio.com/docs/api/errors). */
const refusedByPhone = new Set([
  '30003', // switched off, or out of reach
  '30004', // the phone blocks messages
  '30005', // no such number, or no phone any more
  '30006', // a landline, or a carrier that cannot be reached
])

/** The phone that refused a message, in E.164; null of a report of something else; undefined of one that Twilio did not sign. */
export function refusedPhoneIn({ authToken, url, signature, form }: PostedReport): string | null | undefined {
  if (!twilio.validateRequest(authToken, signature, url, form)) return undefined
  const { MessageStatus: status = '', ErrorCode: code = '', To: to } = form
  return to !== undefined && ['undelivered', 'failed'].includes(status) && refusedByPhone.has(code) ? to : null
}
