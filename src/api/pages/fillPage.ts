import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicRules } from '../../domain/publicRules.ts'
import type { Role } from '../route.ts'
import type { BuiltApp } from './builtApp.ts'

interface Filling {
  readonly rules: PublicRules
  readonly html?: string
  readonly head?: string
  /** Tags that announce what the page will ask for. */
  readonly preloads?: string
  /** Goes into the page's data (web/shared/pageData.ts). */
  readonly data?: object
}

/** An app's page with what is known of this request, and what was drawn for it. */
export function fillPage(
  { template }: BuiltApp,
  request: FastifyRequest,
  { rules, html = '', head = '', preloads = '', data = {} }: Filling,
): string {
  const json = JSON.stringify({
    language: request.language,
    country: request.country,
    maybeSignedIn: mayBeSignedIn(request),
    rules,
    ...data,
  }).replaceAll('<', '\\u003c')
  // A page that is drawn already is painted before what makes it move is asked for (web/couple/main.ts).
  const announced = html === '' ? preloads : `<template id="later">${preloads}</template>`
  return template
    .replace('<html lang="fr"', `<html lang="${request.language}"`)
    .replace('<!--head-->', () => announced + head)
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => `<script type="application/json" id="page-data">${json}</script>`)
}

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie, accept-language')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The browser carries a session's cookies, good or not. */
export function mayBeSignedIn(request: FastifyRequest, role: Role = 'couple'): boolean {
  return request.sessionCookie(role, 'access') !== undefined || request.sessionCookie(role, 'refresh') !== undefined
}

/** A person's browser, or a search engine, rather than a program. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true
}

export function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '/'
}
