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
  /** The data of its form. */
  readonly shown: (id: PortfolioId, portfolio: LoadedPortfolio) => Shown
  /** The form's fields, as a command compares them. */
  readonly editable: (portfolio: LoadedPortfolio) => Editable
  /** The ETag of these fields. */
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

/** A part of a portfolio that is edited by one form. */
export function definePortfolioRecord<Shown, Editable>({ shown, editable, tag }: PortfolioRecord<Shown, Editable>) {
  /** Loaded portfolios by call, since a command's answer is built synchronously. */
  const loaded = new WeakMap<object, LoadedPortfolio>()
  return {
    showRoute({ path, response }: ShowCall<Shown>, summary: string): Route {
      return (api, dependencies) => {
        // Loosely typed, since the parameter already types the answer.
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
     * The owner of the portfolio, and the version on which the form is based, from `If-Match`, as a command's `instead`. An outdated tag is
     * refused only by the decision, so that a retry finds what its first attempt did.
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
    /** Returns the saved data and their ETag. */
    answer(saved: Pick<LoadedPortfolio, 'state'> & Partial<LoadedPortfolio>, { request, reply, params }: Call): Shown {
      const before = loaded.get(request)
      if (!before) throw new Error('a portfolio is answered that was not filled in')
      const record = shown(params.id, { ...before, ...saved })
      reply.header('etag', tag(record))
      return record
    },
  }
}
