import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { referenceLists } from '../referenceLists/referenceLists.ts'
import { paths } from '../schemas/pagePaths.ts'
import { presetLists } from '../schemas/presets.ts'
import type { RenderedPage } from './coupleRenderer.ts'
import { fillAppPage, mayBeSignedIn, pathOf, sendPage } from './fillPage.ts'
import type { WebApps } from './webApps.ts'

/**
 * Sends the couple app's pages: an empty shell, so that nothing flickers; for a visitor at the sign-in the rendered page, which the app
 * hydrates.
 */
export function appPages(web: WebApps, { settings, commands }: ApiDependencies) {
  const { analyticsUrl, errorReportsUrl } = settings
  const rules = publicRulesOf(commands.rules)
  const asksConsent = (analyticsUrl ?? errorReportsUrl) !== undefined
  const hasLegalPages = settings.operator !== undefined
  const rendered = new Map<string, Promise<RenderedPage | undefined>>()

  /** Cached by site and language, of which there are few. */
  const renderOnce = async ({ country, language }: FastifyRequest, path: string) => {
    const key = [web.version(), country, language, path].join(' ')
    const { renderAppPage } = await web.renderer()
    const page = rendered.get(key) ?? renderAppPage(path, language, { country, asksConsent, hasLegalPages, rules, forVisitors: false })
    rendered.set(key, page)
    page.catch(() => rendered.delete(key))
    return page
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { country, language } = request
    const path = pathOf(request)
    const maybeSignedIn = mayBeSignedIn(request)
    const page = maybeSignedIn ? undefined : await renderOnce(request, path)
    const { appModulesOf } = await web.renderer()
    const preloads = web.couple.preloads(appModulesOf(path, language))
    const presets =
      path === paths.wizard ? presetLists({ planner_preferences: referenceLists.planner_preferences(language) }, language) : []
    // A page with content is painted before its scripts are requested (web/couple/main.ts).
    const announced = page ? `<template id="later">${preloads}</template>` : preloads
    const data = { language, country, maybeSignedIn, rules, hasLegalPages, analyticsUrl, errorReportsUrl, presets }
    const template = await web.couple.template('index.html')
    return sendPage(reply, fillAppPage(template, { language, html: page?.html ?? '', head: announced + (page?.head ?? ''), data }))
  }
}
