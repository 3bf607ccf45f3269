import type { FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { PortfolioId } from '../../../../domain/ids.ts'
import { portfolios } from '../../../../projections/portfolios/portfolios.ts'
import { providerDirectory } from '../../../../projections/providerDirectory/providerDirectory.ts'
import type { CommandCall } from '../../../commandRoute.ts'
import { ifMatch } from '../../../ifMatch.ts'
import type { Route } from '../../../route.ts'
import { PortfolioParams } from '../../../schemas/pro/portfolioSchemas.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { type LoadedPortfolio, loadPortfolio } from './loadPortfolio.ts'

interface PortfolioRecord<Shown, Editable> {
  /** The part of the portfolio as its form shows it. */
  readonly shown: (id: PortfolioId, portfolio: LoadedPortfolio) => Shown
  /** What the form edits, as a command compares it. */
  readonly editable: (portfolio: LoadedPortfolio) => Editable
  /** The ETag of that. */
  readonly tag: (shown: Shown) => string
}

interface ShowCall<Shown> {
  readonly path: string
  readonly response: z.ZodType<Shown>
}

type Call = Pick<
  CommandCall<'provider', { readonly id: PortfolioId }>,
  'caller' | 'params' | 'request' | 'reply' | 'language' | 'dependencies'
>

/** What a form of a portfolio shows and edits. */
export function definePortfolioRecord<Shown, Editable>({ shown, editable, tag }: PortfolioRecord<Shown, Editable>) {
  /** What is shown, by call: a command's answer needs it before anything is awaited. */
  const loaded = new WeakMap<object, LoadedPortfolio>()
  return {
    showRoute({ path, response }: ShowCall<Shown>, summary: string): Route {
      return (api, dependencies) => {
        // Typed loosely: what the schema says of the answer, the parameter says already.
        const schema: FastifySchema = { tags: ['portfolios'], summary, params: PortfolioParams, response: { 200: response } }
        api.route({
          method: 'GET',
          url: path,
          config: { access: { as: 'provider', owns: 'portfolio' }, reads: [portfolios, providerDirectory] },
          schema,
          handler: async (request, reply) => {
            const { id } = PortfolioParams.parse(request.params)
            const { language } = request
            const record = shown(id, await loadPortfolio({ language, dependencies }, signedInProvider(request), id))
            reply.header('etag', tag(record))
            return record
          },
        })
      }
    },
    /**
     * Whose portfolio it is, and what the form was filled on, by `If-Match`, as a command's `instead`. A tag out of date is left to the
     * decision, so that a retry finds what its first attempt did.
     * @throws Problem 428 without If-Match
     */
    async filledOn(call: Call) {
      const { caller: providerId, params, request } = call
      const seen = ifMatch(request)
      const portfolio = await loadPortfolio(call, providerId, params.id)
      loaded.set(request, portfolio)
      const of = { providerId, portfolioId: params.id }
      if (seen === undefined) return of
      return { ...of, instead: seen === tag(shown(params.id, portfolio)) ? editable(portfolio) : null }
    },
    /** Answers with what was saved, and its ETag. */
    answer(saved: Pick<LoadedPortfolio, 'state'> & Partial<LoadedPortfolio>, { request, reply, params }: Call): Shown {
      const before = loaded.get(request)
      if (!before) throw new Error('a portfolio is answered that was not filled in')
      const record = shown(params.id, { ...before, ...saved })
      reply.header('etag', tag(record))
      return record
    },
  }
}
