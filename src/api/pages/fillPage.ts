import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../domain/locale.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import type { Role } from '../route.ts'

const texts = serverTexts('pages')

interface Filling {
  readonly language: Language
  readonly html?: string
  /** Tags for the head. */
  readonly head?: string
  /** Embedded in the page as JSON, for its scripts. */
  readonly data: object
}

/** A built page with its rendered content and the data for its scripts. */
export function fillPage(template: string, { language, html = '', head = '', data }: Filling): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return template
    .replace('<html lang="fr"', `<html lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${json}</script>`)
}

/** Style sheets of an app are loaded with its scripts. */
const noticeStyle = 'margin:3rem 1.5rem;font:1rem/1.6 system-ui,sans-serif;text-align:center'

/** Fills the page of an app, which has a `noscript` notice. */
export function fillAppPage(template: string, filling: Filling): string {
  return fillPage(template, filling).replace(
    '<body>',
    `<body><noscript><p style="${noticeStyle}">${texts[filling.language].needs_scripts}</p></noscript>`,
  )
}

/** A page that the browser's app renders: small, and never the same for long. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Whether the browser has session cookies, valid or not. */
export function mayBeSignedIn(request: FastifyRequest, role: Role = 'couple'): boolean {
  return request.sessionCookie(role, 'access') !== undefined || request.sessionCookie(role, 'refresh') !== undefined
}

/** True for a person's browser or a search engine, false for other programs. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true
}

export function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '/'
}
