import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isSameText } from '../../platform/isSameText.ts'
import { readBody } from '../readBody.ts'
import { answerControl } from './controlPages.ts'
import { customerRoutes } from './customerRoutes.ts'
import { expand } from './expand.ts'
import { intentRoutes } from './intentRoutes.ts'
import { refundRoutes } from './refundRoutes.ts'
import { scheduleRoutes } from './scheduleRoutes.ts'
import { type Form, parseForm, section, text, textsIn } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import type { StripeRoute } from './stripeRoute.ts'
import { openSession } from './stripeSession.ts'
import type { StripeSession, StripeStore, StripeTables } from './stripeStore.ts'
import { invoiceRoutes, subscriptionRoutes } from './subscriptionRoutes.ts'

const routes = [...customerRoutes, ...intentRoutes, ...subscriptionRoutes, ...invoiceRoutes, ...scheduleRoutes, ...refundRoutes]

export interface ServerOptions {
  readonly store: StripeStore
  readonly baseUrl: () => string
  /** The product's clock. */
  readonly now: () => Date
}

interface Answer {
  readonly status: number
  readonly body: object
}

/** Implements the parts of Stripe's API that the product uses, for its SDK and for browsers. */
export function createStripeServer({ store, baseUrl, now }: ServerOptions): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', baseUrl())
    const body = await readBody(request, bodyLimitBytes)
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'authorization, content-type, idempotency-key, stripe-version')
      response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
      response.writeHead(204).end()
      return
    }
    if (!url.pathname.startsWith('/v1/')) return answerControl({ store, baseUrl: baseUrl(), now }, { request, response, url, body })
    const { calls, callsPath } = (await store.settings()).switches
    const concerned = calls !== 'normal' && url.pathname.startsWith(callsPath)
    if (concerned && calls === 'hang') return
    if (concerned && calls === 'fail') return reply(response, failed)
    const answered = await answerApi(request, url, body)
    if (concerned && calls === 'hang_after') return
    reply(response, answered)
  }

  async function answerApi(request: IncomingMessage, url: URL, body: string): Promise<Answer> {
    const key = request.headers['idempotency-key']
    const isRepeatable = request.method === 'POST' && typeof key === 'string'
    const requestText = `${request.method ?? ''} ${url.pathname} ${body}`
    try {
      return await store.inTurn(async (tables) => {
        const known = isRepeatable ? await tables.answerOf(key) : undefined
        if (known && known.request !== requestText)
          throw new StripeProblem(400, { type: 'idempotency_error', message: `The key ${String(key)} was used for another request.` })
        if (known) return known
        const session = await openSession({ tables, baseUrl: baseUrl(), productNow: now() })
        const answered = await carryOut(session, request, url, parseForm(request.method === 'GET' ? url.search : body))
        if (isRepeatable) await tables.keepAnswer(key, requestText, answered.status, answered.body)
        return answered
      })
    } catch (error) {
      return error instanceof StripeProblem ? { status: error.status, body: { error: error.error } } : failed
    }
  }

  async function carryOut(session: StripeSession, request: IncomingMessage, url: URL, form: Form): Promise<Answer> {
    const found = matching(request.method ?? '', url.pathname)
    if (!found)
      throw new StripeProblem(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method ?? ''}: ${url.pathname}).`,
      })
    const { route, id } = found
    await requireKey(session.tables, request, form, route, id)
    const known = new Set([...route.params, 'expand', 'key'])
    for (const name of Object.keys(form)) {
      if (!known.has(name)) throw StripeProblem.invalid('parameter_unknown', name, `Received unknown parameter: ${name}`)
    }
    try {
      const answered = await route.handle({ session, form, id })
      return { status: 200, body: await expand(session.tables, answered, Object.values(textsIn(section(form, 'expand')))) }
    } catch (error) {
      // A declined card is an answer, and the attempt's changes are kept.
      if (error instanceof StripeProblem && error.keepsChanges) return { status: error.status, body: { error: error.error } }
      throw error
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => reply(response, failed))
  })
  return server
}

const failed: Answer = { status: 500, body: { error: { type: 'api_error', message: 'An error occurred in the sandbox.' } } }

function matching(method: string, path: string): { readonly route: StripeRoute; readonly id: string } | undefined {
  for (const route of routes) {
    if (route.method !== method) continue
    const found = new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`).exec(path)
    if (found) return { route, id: decodeURIComponent(found[1] ?? '') }
  }
  return undefined
}

async function requireKey(tables: StripeTables, request: IncomingMessage, form: Form, route: StripeRoute, id: string): Promise<void> {
  const { secretKey, publishableKey } = await tables.settings()
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? text(form, 'key') ?? ''
  if (isSameText(given, secretKey)) return
  const unauthorized = (message: string) => new StripeProblem(401, { type: 'invalid_request_error', message })
  if (/^[spr]k_live_/.test(given)) throw unauthorized('A live key was sent to the sandbox.')
  if (!isSameText(given, publishableKey)) throw unauthorized('Invalid API Key provided.')
  if (!route.forBrowsers)
    throw new StripeProblem(401, { type: 'invalid_request_error', code: 'secret_key_required', message: 'This needs the secret key.' })
  const intent = id === '' ? undefined : await tables.get('payment_intent', id)
  if (id !== '' && (!intent || !isSameText(text(form, 'client_secret') ?? '', intent.client_secret ?? '')))
    throw StripeProblem.noSuch('payment_intent', id)
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const bodyLimitBytes = 256 * 1_024
