import type { FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { ProviderId } from '../../../domain/ids.ts'
import { type Provider, provider, providerStream } from '../../../domain/provider/provider.ts'
import type { Rules } from '../../../domain/rules.ts'
import type { CommandCall } from '../../commandRoute.ts'
import { ifMatch } from '../../ifMatch.ts'
import type { Route } from '../../route.ts'
import { providerNotFound } from './providerNotFound.ts'
import { signedInProvider } from './signedInProvider.ts'

interface OwnRecord<Shown, Editable> {
  /** The data of the form; undefined once the provider was erased. */
  readonly shown: (id: ProviderId, state: Provider, context: { readonly now: Date; readonly rules: Rules }) => Shown | undefined
  /** The ETag of the form's data. */
  readonly tag: (shown: Shown) => string
  /** The value that a command compares: the form's fields in the provider's state. */
  readonly editable: (state: Provider, shown: Shown) => Editable
}

interface ShowCall<Shown> {
  readonly path: string
  readonly response: z.ZodType<Shown>
}

type Call = Pick<CommandCall<'provider'>, 'caller' | 'request' | 'reply' | 'dependencies'>

/** A part of the provider that it edits by one form: read from the log, so that nobody edits an outdated version. */
export function defineOwnRecord<Shown, Editable>({ shown, tag, editable }: OwnRecord<Shown, Editable>) {
  const show = (id: ProviderId, state: Provider, { commands }: Call['dependencies']): Shown => {
    const record = shown(id, state, { now: commands.now(), rules: commands.rules })
    if (record === undefined) throw providerNotFound()
    return record
  }
  return {
    /** The route that returns it, with its ETag. */
    showRoute(
      { path, response }: ShowCall<Shown>,
      docs: { readonly tags: readonly string[]; readonly summary: string; readonly description: string },
    ): Route {
      return (api, dependencies) => {
        // Loosely typed, since the parameter already types the answer.
        const schema: FastifySchema = { ...docs, response: { 200: response } }
        api.route({
          method: 'GET',
          url: path,
          config: { access: { as: 'provider' } },
          schema,
          handler: async (request, reply) => {
            const id = signedInProvider(request)
            const { state } = await dependencies.commands.load(provider, providerStream(id))
            const record = show(id, state, dependencies)
            reply.header('etag', tag(record))
            return record
          },
        })
      }
    },
    /**
     * The version on which the form is based, from `If-Match`, as a command's `instead`. An outdated tag is refused only by the decision,
     * so that a retry finds what its first attempt did.
     * @throws Problem 428 without If-Match
     */
    async filledOn({ caller, request, dependencies }: Call): Promise<{ readonly instead?: Editable | null }> {
      const seen = ifMatch(request)
      const { state } = await dependencies.commands.load(provider, providerStream(caller))
      const present = show(caller, state, dependencies)
      return seen === undefined ? {} : { instead: seen === tag(present) ? editable(state, present) : null }
    },
    /** Returns the saved data and their ETag. */
    answer: ({ state }: { readonly state: Provider }, { caller, reply, dependencies }: Call): Shown => {
      const record = show(caller, state, dependencies)
      reply.header('etag', tag(record))
      return record
    },
  }
}
