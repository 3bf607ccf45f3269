import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { z } from 'zod'
import { type ControlOptions, carryOutControl } from './carryOutControl.ts'
import { overviewPage } from './overviewPage.ts'
import { parseForm } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { openSession } from './stripeSession.ts'
import { answerStep, stepPage } from './threeDSecure.ts'

interface ControlRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly url: URL
  readonly body: string
}

/** Only pages of this machine's office may frame the bank's step. */
const ancestors = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*'
const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors ${ancestors}`
const assets: Readonly<Record<string, string>> = { '/sandbox/stripe.css': 'text/css', '/sandbox/3d-secure.js': 'text/javascript' }

/** Pages beside Stripe's API: the overview, the switches, and the bank's step. */
export async function answerControl(options: ControlOptions, { request, response, url, body }: ControlRequest): Promise<void> {
  const page = (markup: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, 'cache-control': 'no-store' })
      .end(markup)
  const step = /^\/sandbox\/3d-secure\/(pi_\w+)$/.exec(url.pathname)?.[1]
  const isForm = !/json/.test(request.headers['content-type'] ?? '')
  try {
    if (step !== undefined) {
      const given = { id: step, clientSecret: url.searchParams.get('client_secret') ?? '' }
      const outcome = new URLSearchParams(body).get('outcome')
      page(await inTurn(options, (session) => (request.method === 'POST' ? answerStep(session, given, outcome) : stepPage(session, given))))
    } else if (request.method === 'GET' && assets[url.pathname] !== undefined) {
      const file = await readFile(new URL(`../assets/${url.pathname.split('/').at(-1) ?? ''}`, import.meta.url))
      response.writeHead(200, { 'content-type': assets[url.pathname] }).end(file)
    } else if (request.method === 'GET' && url.pathname === '/') {
      page(await inTurn(options, overviewPage))
    } else if (request.method === 'POST' && url.pathname.startsWith('/sandbox/')) {
      const answer = await carryOutControl(options, url.pathname.slice('/sandbox/'.length), isForm ? fieldsOf(body) : JSON.parse(body))
      if (isForm) response.writeHead(303, { location: '/' }).end()
      else json(response, 200, answer)
    } else json(response, 404, { error: 'There is no such page.' })
  } catch (error) {
    if (error instanceof StripeProblem) json(response, error.status, { error: error.error })
    else if (error instanceof z.ZodError || error instanceof SyntaxError) json(response, 400, { error: error.message })
    else throw error
  }
}

function inTurn<Answer>(
  { store, baseUrl, now }: ControlOptions,
  work: (session: Awaited<ReturnType<typeof openSession>>) => Promise<Answer>,
) {
  return store.inTurn(async (tables) => work(await openSession({ tables, baseUrl, productNow: now() })))
}

/** Numbers and switches of a form are texts. */
function fieldsOf(body: string): unknown {
  const typed = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, typed(field)]))
    if (value === 'true' || value === 'false') return value === 'true'
    return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
  }
  return typed(parseForm(body))
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
