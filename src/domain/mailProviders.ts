import type { DomainEvent } from './event.ts'
import type { ProviderId } from './ids.ts'
import { defineProcess, deliver, type News, type Process } from './process.ts'

/** A mail to a provider. */
export interface ProviderMail extends Pick<News, 'template' | 'params'> {
  readonly providerId: ProviderId
}

/** Declares a process that mails providers when something happened, from now on. */
export function mailProviders<Event extends DomainEvent>(process: {
  readonly name: string
  readonly event: Event['type']
  /** Who gets which mail. */
  mails(data: Event['data']): readonly ProviderMail[]
}): Process {
  return defineProcess<Event>({
    name: process.name,
    events: [process.event],
    startsFrom: 'now',
    react: ({ data }, _state, context) =>
      process
        .mails(data)
        .map(({ providerId, template, params }) =>
          deliver({ channel: 'mail', template, recipient: { kind: 'provider', id: providerId }, params }, context),
        ),
  })
}
