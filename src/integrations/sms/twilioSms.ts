import twilio from 'twilio'
import { SendFailure } from '../sendFailure.ts'
import type { SmsSender } from './smsSender.ts'

export interface TwilioSmsOptions {
  readonly accountSid: string
  readonly authToken: string
  /** A number in E.164, an alphanumeric sender, or the SID of a messaging service (`MG…`). */
  readonly from: string
  /** The address of another server with Twilio's protocol, e.g. the sandbox; Twilio itself by default. */
  readonly baseUrl?: string
  /** The address for Twilio's reports about messages, followed by `/` and the message's name; none by default. */
  readonly reportsTo?: string | undefined
  /** The timeout of a request. */
  readonly timeoutMs?: number
}

/**
 * Text messages by Twilio's Messages API, which has no idempotency keys: a message whose answer was lost may be sent twice. Retries are
 * done by the effect, not by the SDK, since effects survive this process.
 */
export function createTwilioSms({ accountSid, authToken, from, baseUrl, reportsTo, timeoutMs = 10_000 }: TwilioSmsOptions): SmsSender {
  const options = { timeout: timeoutMs, autoRetry: false }
  const httpClient = baseUrl === undefined ? new twilio.RequestClient(options) : new RedirectedRequestClient(baseUrl, options)
  const client = twilio(accountSid, authToken, { httpClient })
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from }
  return {
    async send({ to, text, validForSeconds, message }) {
      if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new SendFailure('number is not E.164', { final: true })
      const validity =
        validForSeconds === undefined ? {} : { validityPeriod: Math.min(longestValiditySeconds, Math.max(1, Math.floor(validForSeconds))) }
      const reported = reportsTo !== undefined && message !== undefined ? { statusCallback: `${reportsTo}/${message}` } : {}
      try {
        const { sid } = await client.messages.create({ to, body: text, ...sender, ...validity, ...reported })
        return { providerMessageId: sid }
      } catch (error) {
        throw toSendFailure(error)
      }
    },
  }
}

/** The maximum that Twilio accepts for every account is four hours. */
const longestValiditySeconds = 14_400

/** The SDK builds addresses of twilio.com; this replaces them. */
class RedirectedRequestClient extends twilio.RequestClient {
  readonly #baseUrl: string

  constructor(baseUrl: string, options: ConstructorParameters<typeof twilio.RequestClient>[0]) {
    super(options)
    this.#baseUrl = baseUrl
  }

  override request<Data>(options: Parameters<typeof twilio.RequestClient.prototype.request<Data>>[0]) {
    return super.request<Data>({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, this.#baseUrl) })
  }
}

/**
 * Refusals of the message itself, which are permanent (twilio.com/docs/api/errors). Errors about our account or sender (21212, 21606, 20003
 * …) are retried: an operator can fix them while the message is still relevant.
 */
const finalCodes = new Set([
  21211, // no valid number
  21214, // number can't be reached
  21217, // number can't be parsed
  21265, // number is a short code
  21408, // no permission for the region
  21602, // no text
  21604, // no number
  21610, // recipient has opted out
  21612, // no route from this sender
  21614, // number is no mobile
  21617, // text is too long
  21635, // number is a landline
])

/** Those among them with which the recipient's number or phone refuses. */
const refusedByRecipient = new Set([21211, 21214, 21610, 21614, 21635])

function toSendFailure(error: unknown): SendFailure {
  if (error instanceof twilio.RestException) {
    const { code = 0 } = error
    const bounce = refusedByRecipient.has(code) ? 'hard' : undefined
    return new SendFailure(`twilio ${code || error.status}`, { final: finalCodes.has(code), bounce })
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
  return new SendFailure(`twilio ${code}`, { final: false })
}
