import compress from '@fastify/compress'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { publicRulesOf } from '../../domain/rules.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { allowOrigins, allowPicturesOf } from '../plugins/security.ts'
import { Problem } from '../problem.ts'
import type { Role } from '../route.ts'
import { isSellingPage, officePath } from '../schemas/pagePaths.ts'
import { appPages } from './appPages.ts'
import { addBadgePage } from './badgePage.ts'
import { addCrawlerFiles } from './crawlerFiles.ts'
import { addDirectoryPages } from './directoryPages.ts'
import { fillAppPage, mayBeSignedIn, pathOf, sendPage, wantsPage } from './fillPage.ts'
import { addGuaranteePage } from './guaranteePage.ts'
import { addLedgerVerifierPage } from './ledgerVerifierPage.ts'
import { addLegalPages } from './legalPages.ts'
import { paymentOrigins } from './paymentOrigins.ts'
import { addPortfolioPages } from './portfolioPages.ts'
import { addProviderPages } from './providerPages.ts'
import { publicPages } from './publicPages.ts'
import { addOwnReviewPages } from './reviews/ownReviewPages.ts'
import { addReviewPages } from './reviews/reviewPages.ts'
import { addUnsubscribePages } from './unsubscribePages.ts'
import { addVenueDirectoryPages } from './venueDirectoryPages.ts'
import type { OpenWebApps } from './webApps.ts'
import { addWelcomePages } from './welcomePages.ts'

const page = { access: { as: 'visitor' } } as const

/**
 * The two web apps: their files, the public pages rendered here, and the app pages. Every other address is the not-found page with status
 * 404.
 */
export function pagesPlugin(openWebApps: OpenWebApps, dependencies: ApiDependencies): FastifyPluginAsync {
  const { mapTilesUrl, operator } = dependencies.settings
  const hasLegalPages = operator !== undefined
  const rules = publicRulesOf(dependencies.commands.rules)

  return async (app) => {
    await app.register(compress, { threshold: 1024 })
    const web = await openWebApps(app)
    const { office } = web
    const pages = publicPages(web, dependencies)
    const sendApp = appPages(web, dependencies)

    if (office) {
      for (const path of [officePath, `${officePath}/*`]) {
        app.get(path, { config: page, schema: { hide: true } }, async (request, reply) => {
          const { language, country } = request
          if (mapTilesUrl !== undefined) allowPicturesOf(reply, mapTilesUrl)
          const takesPayments = isSellingPage(pathOf(request))
          if (takesPayments) allowOrigins(reply, paymentOrigins(dependencies.payments.setup))
          const data = { language, country, rules, mapTilesUrl, hasLegalPages, takesPayments, ...officeRole(request) }
          return sendPage(reply, fillAppPage(await office.template('index.html'), { language, data }))
        })
      }
    }
    addCrawlerFiles(app, dependencies)
    addWelcomePages(app, pages, sendApp, dependencies)
    addLegalPages(app, pages, dependencies)
    addGuaranteePage(app, pages, dependencies)
    addProviderPages(app, pages, dependencies)
    addPortfolioPages(app, pages, dependencies)
    addDirectoryPages(app, pages, dependencies)
    addVenueDirectoryPages(app, pages, dependencies)
    addReviewPages(app, pages, dependencies)
    addOwnReviewPages(app, pages, dependencies)
    addUnsubscribePages(app, pages, dependencies)
    addBadgePage(app, dependencies)
    addLedgerVerifierPage(app)
    app.get('/*', { config: page, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request)
      const { isAppPath } = await web.renderer()
      if (isAppPath(path)) return sendApp(request, reply)
      if (path.startsWith('/api/') || !wantsPage(request)) throw new Problem(404, 'not_found')
      return pages.sendNotFound(request, reply)
    })
  }
}

/** The roles in the browser's session cookies, valid or not. */
function officeRole(request: FastifyRequest): { readonly maybeSignedIn: boolean; readonly officeRole?: Role } {
  const role = (['provider', 'admin'] as const).find((each) => mayBeSignedIn(request, each))
  return { maybeSignedIn: role !== undefined, ...(role && { officeRole: role }) }
}
