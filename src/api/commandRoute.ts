import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { Accepted } from '../commands/handleCommand.ts'
import type { Command, StreamReads } from '../domain/command.ts'
import type { DomainEvent } from '../domain/event.ts'
import type { CoupleId, ProviderId } from '../domain/ids.ts'
import type { Country, Language } from '../domain/locale.ts'
import type { Rules } from '../domain/rules.ts'
import type { ApiDependencies } from './dependencies.ts'
import { sessionOf } from './plugins/permissions.ts'
import { Problem } from './problem.ts'
import { requireSameBody } from './requireSameBody.ts'
import type { Access, Role, Route } from './route.ts'

/** The caller's id, by the role that the route admits. */
interface CallerIds {
  readonly couple: CoupleId
  readonly provider: ProviderId
  readonly admin: string
}

/** A request to a command route. */
export interface CommandCall<As extends Role = Role, Params = unknown, Body = unknown> {
  readonly caller: CallerIds[As]
  readonly params: Params
  readonly body: Body
  readonly language: Language
  readonly country: Country
  readonly commandId: string
  /** When the command was first given: a retry gets the time of the first attempt, unless the body is only compared in the stream. */
  readonly firstGiven: Date
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly dependencies: ApiDependencies
}

/** Returned by `input` when no command is needed: the answer to send instead. */
export class NoCommand<Answer> {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

export interface CommandRoute<
  As extends Role,
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Input,
  State,
  Event extends DomainEvent,
  Code extends string,
> {
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access & { readonly as: As }
  readonly docs: { readonly tags: readonly string[]; readonly summary: string; readonly description?: string }
  readonly params?: Params
  /** The body's schema, or a function that builds it from the rules. */
  readonly body?: Body | ((rules: Rules) => Body)
  /** The answer's schema. */
  readonly response: Answer
  readonly command: Command<Input, State, Event, StreamReads<Input>, Code>
  /**
   * `stream`: a different body under the same key is only detected by the command's stream, which saves a write. Suitable when every
   * accepted call appends to the caller's own stream.
   */
  readonly bodyIsKeptIn?: 'stream'
  /** The input of the command. Throws a Problem when the request is invalid. */
  input(
    call: CommandCall<As, z.output<Params>, z.output<Body>>,
  ): Promise<Input | NoCommand<z.input<Answer>>> | Input | NoCommand<z.input<Answer>>
  /** The answer after the command was accepted, now or before. */
  answer(done: Accepted<State, Event> & { readonly input: Input }, call: CommandCall<As, z.output<Params>, z.output<Body>>): z.input<Answer>
  /** The answer to each refusal of the command. A missing one does not compile. */
  readonly refusals: {
    readonly [C in Code]: (call: CommandCall<As, z.output<Params>, z.output<Body>>) => Problem | z.input<Answer>
  }
}

/**
 * A route for one command. It compares the body with that of an earlier request with the same key, runs the command once, sends the reached
 * position, and maps every refusal.
 */
export function commandRoute<
  As extends Role,
  Params extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
  Input,
  State,
  Event extends DomainEvent,
  Code extends string,
>(route: CommandRoute<As, Params, Body, Answer, Input, State, Event, Code>): Route {
  const { method, path: url, access, docs, params, body, response, command } = route
  const role: As = access.as
  return (api, dependencies) => {
    // Loosely typed, since this function's options already type body and answer.
    const schema: FastifySchema = {
      ...docs,
      ...(params && { params }),
      ...(body && { body: typeof body === 'function' ? body(dependencies.commands.rules) : body }),
      response: { 200: response },
    }
    api.route({
      method,
      url,
      config: { access },
      schema,
      handler: async (request, reply) => {
        const context = request.commandContext()
        const firstGiven = route.bodyIsKeptIn === 'stream' ? dependencies.commands.now() : await requireSameBody(dependencies, context)
        const { language, country } = request
        const call: CommandCall<As, z.output<Params>, z.output<Body>> = {
          caller: sessionOf(request, role).id as CallerIds[As],
          params: request.params as z.output<Params>,
          body: request.body as z.output<Body>,
          language,
          country,
          commandId: context.commandId,
          firstGiven,
          request,
          reply,
          dependencies,
        }
        const input = await route.input(call)
        if (input instanceof NoCommand) return input.answer
        const outcome = await dependencies.commands.handle(command, input, context)
        if (outcome.accepted) {
          reply.reached(outcome.position)
          return route.answer({ ...outcome, input }, call)
        }
        const answer = route.refusals[outcome.refused](call)
        // A caller who may not know that something exists must not learn its position either.
        if (!(answer instanceof Problem && answer.status === 404)) reply.reached(outcome.position)
        if (answer instanceof Problem) throw answer
        return answer
      },
    })
  }
}
