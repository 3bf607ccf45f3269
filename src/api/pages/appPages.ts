import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { referenceLists } from '../referenceLists/referenceLists.ts'
import { paths } from '../schemas/pagePaths.ts'
import { presetLists } from '../schemas/presets.ts'
import type { BuiltApp } from './builtApp.ts'
import type { CoupleRenderer, RenderedPage } from './coupleRenderer.ts'
import { fillPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'

/**
 * Sends the couple app's pages: an empty shell, so that nothing flashes, or for a visitor who signs in the page itself, which the app
 * hydrates.
 */
export function appPages(app: BuiltApp, renderer: CoupleRenderer, { settings, commands }: ApiDependencies) {
  const { analyticsUrl, errorReportsUrl } = settings
  const rules = publicRulesOf(commands.rules)
  const asksConsent = (analyticsUrl ?? errorReportsUrl) !== undefined
  const hasLegalPages = settings.operator !== undefined
  const template = app.template('index.html')
  const rendered = new Map<string, Promise<RenderedPage | undefined>>()

  /** The same for all who share a site and a language, and there are few of these. */
  const renderOnce = ({ country, language }: FastifyRequest, path: string) => {
    const key = `${country} ${language} ${path}`
    const page =
      rendered.get(key) ?? renderer.renderAppPage(path, language, { country, asksConsent, hasLegalPages, rules, forVisitors: false })
    rendered.set(key, page)
    page.catch(() => rendered.delete(key))
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { country, language } = request
    const path = pathOf(request)
    const maybeSignedIn = mayBeSignedIn(request)
    const page = maybeSignedIn ? undefined : await renderOnce(request, path)
    const preloads = app.preloads(renderer.appModulesOf(path, language))
    const presets =
      path === paths.wizard ? presetLists({ planner_preferences: referenceLists.planner_preferences(language) }, language) : []
    // A page that is there already is painted before what makes it move is asked for (web/couple/main.ts).
    const announced = page ? `<template id="later">${preloads}</template>` : preloads
    const data = { language, country, maybeSignedIn, rules, hasLegalPages, analyticsUrl, errorReportsUrl, presets }
    return sendPage(reply, fillPage(template, { language, html: page?.html ?? '', head: announced + (page?.head ?? ''), data }))
  }
}
