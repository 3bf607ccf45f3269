import { randomUUID } from 'node:crypto'
import type { CommandHandler } from '../../src/commands/handleCommand.ts'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import type { AnyCommand } from '../../src/domain/command.ts'
import { registerCouple } from '../../src/domain/couple/registerCouple.ts'
import { type CommandId, CoupleId, ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import type { EventStore, RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { lyon, weddingDetails } from '../setup/sampleEvents.ts'

/** A provider with credits, and couples that wrote to it: one project per request. */
export interface RaceWorld {
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  readonly requests: readonly { readonly requestId: RequestId; readonly projectId: ProjectId }[]
}

type Commands = Pick<CommandHandler, 'handle'>

/** Creates the world by commands; requests are opened at once instead of by the process; `cancellable` ones also have their project. */
export async function raceWorld(
  commands: Commands,
  size: { readonly credits: number; readonly requests: number; readonly cancellable?: boolean },
): Promise<RaceWorld> {
  const providerId = ProviderId.parse(randomUUID())
  const coupleId = CoupleId.parse(randomUUID())
  const give = async <Input>(command: AnyCommand<Input>, input: Input) => {
    const outcome = await commands.handle(command, input, {
      commandId: randomUUID() as CommandId,
      actor: 'system:test',
      correlationId: 'test',
    })
    if (!outcome.accepted) throw new Error(`${command.name} was refused: ${outcome.refused}`)
  }
  await give(registerCouple, {
    coupleId,
    firstname: 'Camille',
    lastname: 'Moreau',
    email: 'camille.moreau@example.fr',
    phone: '+33612345678',
    home: lyon,
    locale: 'fr-FR',
  })
  await give(correctCredits, { providerId, credits: size.credits, reason: 'as the test begins' })
  // Each for another date, since a second request for the same date would be free.
  const requests = Array.from({ length: size.requests }, (_, day) => ({
    requestId: RequestId.parse(randomUUID()),
    projectId: ProjectId.parse(randomUUID()),
    eventDate: new Date(Date.parse(weddingDetails.eventDate) + day * 86_400_000).toISOString().slice(0, 10),
  }))
  await inParallel(8, requests, async ({ requestId, projectId, eventDate }) => {
    const details = { ...weddingDetails, eventDate }
    if (size.cancellable) {
      await give(saveProject, { projectId, coupleId, country: 'FR', details })
      await give(contactProviders, { projectId, coupleId, providers: [{ requestId, providerId }], message: 'Bonjour !' })
    }
    await give(openRequest, {
      ...details,
      requestId,
      projectId,
      providerId,
      coupleId,
      message: 'Bonjour !',
      receivedAt: new Date().toISOString(),
    })
  })
  return { providerId, coupleId, requests }
}

/** The account's state in the log after the race. */
export async function accountAfter(store: EventStore, commands: CommandHandler, providerId: ProviderId) {
  const events = await store.readStream(accountStream(providerId))
  const { state } = await commands.load(account, accountStream(providerId))
  return { credits: state.credits, ofType: (type: string) => events.filter((event) => event.type === type), events }
}

/** The requests named in the events, in order. */
export function requestsOf(events: readonly RecordedEvent[]): readonly string[] {
  return events.map((event) => String(event.data['requestId'])).toSorted()
}
