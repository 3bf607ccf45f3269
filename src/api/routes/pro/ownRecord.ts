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
  /** The record as its form shows it; undefined once the provider was erased. */
  readonly shown: (id: ProviderId, state: Provider, context: { readonly now: Date; readonly rules: Rules }) => Shown | undefined
  /** The ETag of what the form edits. */
  readonly tag: (shown: Shown) => string
  /** What a command compares: the form's fields as they stand in the provider. */
  readonly editable: (state: Provider, shown: Shown) => Editable
}

interface ShowCall<Shown> {
  readonly path: string
  readonly response: z.ZodType<Shown>
}

type Call = Pick<CommandCall<'provider'>, 'caller' | 'request' | 'reply' | 'dependencies'>

/** What a signed-in provider shows and edits of itself by one form: from the log, so that nobody edits an outdated version. */
export function defineOwnRecord<Shown, Editable>({ shown, tag, editable }: OwnRecord<Shown, Editable>) {
  const show = (id: ProviderId, state: Provider, { commands }: Call['dependencies']): Shown => {
    const record = shown(id, state, { now: commands.now(), rules: commands.rules })
    if (record === undefined) throw providerNotFound()
    return record
  }
  return {
    /** The route that shows it, with its ETag. */
    showRoute(
      { path, response }: ShowCall<Shown>,
      docs: { readonly tags: readonly string[]; readonly summary: string; readonly description: string },
    ): Route {
      return (api, dependencies) => {
        // Typed loosely: what the schema says of the answer, the parameter says already.
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
     * What the form was filled on, by `If-Match`, as a command's `instead`. A tag out of date is left to the decision, so that a retry finds
     * what its first attempt did.
     * @throws Problem 428 without If-Match
     */
    async filledOn({ caller, request, dependencies }: Call): Promise<{ readonly instead?: Editable | null }> {
      const seen = ifMatch(request)
      const { state } = await dependencies.commands.load(provider, providerStream(caller))
      const present = show(caller, state, dependencies)
      return seen === undefined ? {} : { instead: seen === tag(present) ? editable(state, present) : null }
    },
    /** Answers with the record as it was saved, and its ETag. */
    answer: ({ state }: { readonly state: Provider }, { caller, reply, dependencies }: Call): Shown => {
      const record = show(caller, state, dependencies)
      reply.header('etag', tag(record))
      return record
    },
  }
}
