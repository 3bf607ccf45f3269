import type { z } from 'zod'
import { sessionsOf } from '../operational/listSessions.ts'
import { messagesTo } from '../operational/messagesTo.ts'
import type { ApiDependencies } from './dependencies.ts'
import type { keptOfPerson } from './schemas/keptOfPerson.ts'

type Kept = { readonly [Name in keyof typeof keptOfPerson]: z.output<(typeof keptOfPerson)[Name]> }

/** A person's sessions, and the messages sent to it, for the export of its data. */
export async function loadKeptOfPerson(
  { database, secrets }: Pick<ApiDependencies, 'database' | 'secrets'>,
  { kind, id, phone }: { readonly kind: 'couple' | 'provider'; readonly id: string; readonly phone: string | null },
): Promise<Kept> {
  const [sessions, messages] = await Promise.all([
    sessionsOf(database, id),
    messagesTo(database, secrets.codeKey, { kind, id, phone: phone ?? '' }),
  ])
  return {
    sessions: sessions.map(({ openedAt, expiresAt, endedAt, endedBecause }) => ({
      openedAt: openedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      endedBecause,
    })),
    messages: messages.map(({ writtenAt, sentAt, ...message }) => ({
      ...message,
      writtenAt: writtenAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  }
}
