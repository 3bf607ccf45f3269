import {
  type Aggregate,
  type Decision,
  type DecisionContext,
  defineCommand,
  refuse,
  type StatesOf,
  type StreamRead,
  type StreamReads,
} from '../command.ts'
import type { DomainEvent } from '../event.ts'
import type { ProviderId, StreamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

interface Ownership<Of, State, Event extends DomainEvent, NotFound extends string> {
  readonly aggregate: Aggregate<State, Event>
  readonly stream: (of: Of) => StreamName
  readonly isOwnedBy: (owner: Provider, of: Of) => boolean
  readonly notFound: NotFound
}

interface Owned {
  readonly providerId: ProviderId
}
type Owner<Of extends Owned> = { readonly owner: StreamRead<Of, Provider, PersonEvent | ProviderEvent> }
const reads: Owner<Owned> = { owner: { aggregate: provider, stream: ({ providerId }) => providerStream(providerId) } }

/**
 * Declares commands on something that a provider owns, like `defineCommand`. They are refused when the provider does not own it: it belongs
 * to somebody else, was deleted, or never existed.
 */
export function defineOwnedCommand<Of extends Owned, State, Event extends DomainEvent, const NotFound extends string>({
  aggregate,
  stream,
  isOwnedBy,
  notFound,
}: Ownership<Of, State, Event, NotFound>) {
  return <Input extends Of, const Reads extends StreamReads<Input> = Owner<Input>, const Code extends string = never>({
    name,
    reads: others,
    refusals,
    decide,
  }: {
    readonly name: string
    readonly reads?: Reads
    readonly refusals?: readonly Code[]
    readonly decide: (
      input: Input,
      state: State,
      context: DecisionContext<StatesOf<Reads & Owner<Input>>>,
    ) => Decision<Event, NoInfer<Code> | NotFound>
  }) =>
    defineCommand(aggregate)<Input, Reads & Owner<Input>, Code | NotFound | 'planner_not_found'>({
      name,
      stream,
      reads: { ...(others ?? ({} as Reads)), ...reads },
      refusals: ['planner_not_found', notFound, ...(refusals ?? [])],
      decide(input, state, context) {
        const seen = (context.seen as StatesOf<Owner<Input>>).owner
        if (!seen.contact) return refuse('planner_not_found')
        return isOwnedBy(seen, input) ? decide(input, state, context) : refuse(notFound)
      },
    })
}
