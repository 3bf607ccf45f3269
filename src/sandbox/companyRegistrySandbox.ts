import { createServer, type ServerResponse } from 'node:http'
import { listenOnLoopback } from './listenOnLoopback.ts'

export interface CompanyRegistrySandbox {
  readonly url: string
  close(): Promise<void>
}

/**
 * How companies behave whose number begins with these digits, each with a number to type. Every other one is active, as
 * 732 829 320 00074 is.
 *
 * | number            | register                              | state               |
 * | ----------------- | ------------------------------------- | ------------------- |
 * | 404 000 000 00012 | knows none                            | not_found           |
 * | 410 000 000 00019 | knows it as closed                    | inactive            |
 * | 429 000 000 00019 | has had too many calls                | checking, forever  |
 * | 500 000 000 00017 | fails once, then knows it             | checking, then valid |
 * | 503 000 000 00011 | is out                                | checking, forever  |
 * | 504 000 000 00019 | never answers                         | checking, forever  |
 */
const prefixes = { notFound: '404', inactive: '410', failsOnce: '500', neverAnswers: '504' } as const
const statuses: Readonly<Record<string, number>> = { 429: 429, 503: 503 }

/** A server that speaks the search of recherche-entreprises.api.gouv.fr, as far as numbers are concerned. */
export async function startCompanyRegistrySandbox(port = 0): Promise<CompanyRegistrySandbox> {
  const failedOnce = new Set<string>()

  function answer(siret: string, response: ServerResponse): void {
    const prefix = siret.slice(0, 3)
    if (!/^\d{14}$/.test(siret)) return reply(response, 400, { erreur: 'Veuillez indiquer un paramètre `q` valide.' })
    if (prefix === prefixes.neverAnswers) return
    const status = statuses[prefix]
    if (status !== undefined) return reply(response, status, { erreur: 'Service indisponible' })
    if (prefix === prefixes.failsOnce && !failedOnce.delete(siret)) {
      failedOnce.add(siret)
      return reply(response, 500, { erreur: 'Erreur interne' })
    }
    reply(response, 200, found(siret))
  }

  const server = createServer(({ method, url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (method !== 'GET' || pathname !== '/search') reply(response, 404, { erreur: 'Not Found' })
    else answer(searchParams.get('q') ?? '', response)
  })
  const listening = await listenOnLoopback(server, port)
  return {
    url: `http://127.0.0.1:${listening}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The search finds what looks alike too: beside the establishment stands another one of the same company. */
function found(siret: string) {
  if (siret.startsWith(prefixes.notFound)) return page([])
  const state = siret.startsWith(prefixes.inactive) ? 'F' : 'A'
  const siren = siret.slice(0, 9)
  return page([
    {
      siren,
      nom_complet: 'ATELIER FONTAINE',
      etat_administratif: state === 'A' ? 'A' : 'C',
      siege: { siret: `${siren}99999`, etat_administratif: 'A' },
      matching_etablissements: [{ siret, etat_administratif: state }],
    },
  ])
}

function page(results: readonly object[]) {
  return { results, total_results: results.length, page: 1, per_page: 5, total_pages: results.length }
}

function reply(response: ServerResponse, status: number, body: object): void {
  if (response.headersSent || response.destroyed) return
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
