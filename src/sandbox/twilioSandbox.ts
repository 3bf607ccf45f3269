import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import twilio from 'twilio'
import { smsSegments } from '../integrations/sms/smsSegments.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'
import { readBody } from './readBody.ts'
import type { SandboxMessages } from './sandboxMessages.ts'

/** Receives the form that is posted to an address of the product. */
export type TextReportReceiver = (url: string, form: string, signature: string) => Promise<unknown>

export interface TwilioSandbox {
  readonly baseUrl: string
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  reportTo(receiver: TextReportReceiver): void
  close(): Promise<void>
}

interface Refusal {
  readonly status: number
  readonly code: number
  readonly message: string
}

const refuse = (status: number, code: number, message: string): Refusal => ({ status, code, message })

/** Twilio's magic sender number. */
const from = '+15005550006'

/**
 * The behaviour of numbers that end in 5550…: the first five are Twilio's magic numbers, available with a country code (+33 7 55 55 00 01);
 * the others simulate problems of services.
 */
const faults: Readonly<Record<string, Refusal | 'fails once' | 'never answers'>> = {
  '001': refuse(400, 21211, "Invalid 'To' Phone Number"),
  '002': refuse(400, 21612, "Message cannot be sent with the current combination of 'To' and/or 'From' parameters"),
  '003': refuse(400, 21408, "Permission to send an SMS or MMS has not been enabled for the region indicated by the 'To' number"),
  '004': refuse(400, 21610, 'Attempt to send to unsubscribed recipient'),
  '009': refuse(400, 21614, "'To' number is not a valid mobile number"),
  '020': refuse(429, 20429, 'Too Many Requests'),
  '021': 'fails once',
  '022': 'never answers',
}

/** Numbers that accept a message, and are later reported as not having delivered it. */
const undelivered: Readonly<Record<string, string>> = { '030': '30003', '050': '30005' }

/** A server with Twilio's Messages protocol (api.twilio.com, version 2010-04-01) that stores what it gets. */
export async function startTwilioSandbox(
  messages: SandboxMessages,
  port = 0,
  authToken = randomBytes(16).toString('hex'),
): Promise<TwilioSandbox> {
  const accountSid = `AC${randomBytes(16).toString('hex')}`
  let receiver: TextReportReceiver | undefined
  const failedOnce = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`
    if (request.headers.authorization !== `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`) {
      return send(response, refuse(401, 20003, 'Authenticate'))
    }
    if (request.method !== 'POST' || request.url !== path) {
      return send(response, refuse(404, 20404, `The requested resource ${request.url} was not found`))
    }
    const form = new URLSearchParams(await readBody(request, bodyLimitBytes))
    const refusal = invalid(form)
    if (refusal) return send(response, refusal)
    const [to, body] = [form.get('To') ?? '', form.get('Body') ?? '']
    const magic = /5550(\d{3})$/.exec(to)?.[1] ?? ''
    const fault = faults[magic]
    if (fault === 'never answers') return
    if (fault === 'fails once') {
      const attempt = `${to} ${body}`
      if (!failedOnce.delete(attempt)) {
        failedOnce.add(attempt)
        return send(response, refuse(500, 20500, 'Internal Server Error'))
      }
    } else if (fault) return send(response, fault)
    const sid = `SM${randomBytes(16).toString('hex')}`
    const sender = form.get('From') ?? form.get('MessagingServiceSid') ?? ''
    await messages.record({ channel: 'sms', to: [to], from: sender, subject: null, text: body, html: null, reference: sid })
    reply(response, 201, accepted({ sid, accountSid, to, body, form }))
    const [url, code] = [form.get('StatusCallback'), undelivered[magic]]
    if (url !== null && code !== undefined) await report(url, { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: code, To: to })
  }

  async function report(url: string, about: Readonly<Record<string, string>>): Promise<void> {
    const signature = twilio.getExpectedTwilioSignature(authToken, url, about)
    await receiver?.(url, new URLSearchParams(about).toString(), signature)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => send(response, refuse(500, 20500, 'Internal Server Error')))
  })
  const listening = await listenOnLoopback(server, port)
  return {
    baseUrl: `http://127.0.0.1:${listening}`,
    accountSid,
    authToken,
    from,
    reportTo(given) {
      receiver = given
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function invalid(form: URLSearchParams): Refusal | undefined {
  const [to, sender, service, body] = [form.get('To'), form.get('From'), form.get('MessagingServiceSid'), form.get('Body')]
  if (!to) return refuse(400, 21604, "A 'To' phone number is required.")
  if (!sender && !service) return refuse(400, 21603, "A 'From' phone number is required.")
  if (!body) return refuse(400, 21602, 'Message body is required.')
  if (body.length > 1600) return refuse(400, 21617, 'The concatenated message body exceeds the 1600 character limit')
  if (sender === '+15005550001') return refuse(400, 21212, `Invalid From Number (caller ID): ${sender}`)
  if (sender === '+15005550007') return refuse(400, 21606, `The 'From' phone number ${sender} is not a valid, SMS-capable number`)
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return refuse(400, 21211, `Invalid 'To' Phone Number: ${to}`)
  return undefined
}

interface Accepted {
  readonly sid: string
  readonly accountSid: string
  readonly to: string
  readonly body: string
  readonly form: URLSearchParams
}

function accepted({ sid, accountSid, to, body, form }: Accepted) {
  const now = new Date().toUTCString().replace('GMT', '+0000')
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body,
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: form.get('From'),
    messaging_service_sid: form.get('MessagingServiceSid'),
    num_media: '0',
    num_segments: String(smsSegments(body)),
    price: null,
    price_unit: null,
    sid,
    status: form.has('MessagingServiceSid') ? 'accepted' : 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to,
    uri: `${uri}.json`,
  }
}

function send(response: ServerResponse, { status, code, message }: Refusal): void {
  reply(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(JSON.stringify(body))
}

const bodyLimitBytes = 64 * 1024
