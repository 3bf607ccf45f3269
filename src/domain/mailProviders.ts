import type { DomainEvent } from './event.ts'
import type { CoupleId, ProviderId, ReviewId } from './ids.ts'
import { defineProcess, deliver, type News, type Process } from './process.ts'

/** A mail to a provider. */
export interface ProviderMail extends Pick<News, 'template' | 'params'> {
  readonly providerId: ProviderId
}

/** A mail to a reviewer. */
export interface ReviewerMail extends Pick<News, 'template'> {
  readonly reviewId: ReviewId
}

/** A mail to a couple. */
export interface CoupleMail extends Pick<News, 'template' | 'params'> {
  readonly coupleId: CoupleId
}

interface Mailing<Event extends DomainEvent, Mail> {
  readonly name: string
  readonly event: Event['type']
  /** The mails about the event, each with its recipient. */
  readonly mails: (data: Event['data']) => readonly Mail[]
}

/** Declares a process that mails providers about an event, from now on. */
export function mailProviders<Event extends DomainEvent>({ mails, ...process }: Mailing<Event, ProviderMail>): Process {
  return mailPersons<Event>(process, (data) =>
    mails(data).map(({ providerId, ...mail }) => ({ ...mail, recipient: { kind: 'provider', id: providerId } })),
  )
}

/** Declares a process that mails couples about an event, from now on. */
export function mailCouples<Event extends DomainEvent>({ mails, ...process }: Mailing<Event, CoupleMail>): Process {
  return mailPersons<Event>(process, (data) =>
    mails(data).map(({ coupleId, ...mail }) => ({ ...mail, recipient: { kind: 'couple', id: coupleId } })),
  )
}

/** Declares a process that mails reviewers about an event of their review, from now on. */
export function mailReviewers<Event extends DomainEvent>({ mails, ...process }: Mailing<Event, ReviewerMail>): Process {
  return mailPersons<Event>(process, (data) =>
    mails(data).map(({ reviewId, template }) => ({ template, params: { reviewId }, recipient: { kind: 'reviewer', id: reviewId } })),
  )
}

function mailPersons<Event extends DomainEvent>(
  { name, event }: Pick<Mailing<Event, unknown>, 'name' | 'event'>,
  mailsOf: (data: Event['data']) => readonly Omit<News, 'channel'>[],
): Process {
  return defineProcess<Event>({
    name,
    events: [event],
    startsFrom: 'now',
    react: ({ data }, _state, context) => mailsOf(data).map((mail) => deliver({ channel: 'mail', ...mail }, context)),
  })
}
