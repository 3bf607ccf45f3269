import { deriveId } from '../../src/commands/deriveId.ts'
import { addReplyTemplate } from '../../src/domain/provider/addReplyTemplate.ts'
import { requestStages } from '../../src/domain/referenceValues.ts'
import { moveRequest } from '../../src/domain/request/moveRequest.ts'
import { writeRequestNote } from '../../src/domain/request/writeRequestNote.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedCouple } from './planCouple.ts'
import type { PlannedProvider } from './planProvider.ts'
import { demoNotes, demoReplyTemplates } from './texts/plannerTexts.ts'

const minuteMs = 60_000

/** How the planners that visitors sign in as go on with what they unlocked: requests in every stage, notes about some, and templates. */
export async function seedPipeline(
  commands: DemoCommands,
  planners: readonly PlannedProvider[],
  couples: readonly PlannedCouple[],
): Promise<void> {
  const requests = couples.flatMap(({ project }) => project.requests)
  let turn = 0
  for (const { id: providerId, registeredAt } of planners) {
    const actor = `provider:${providerId}`
    for (const template of demoReplyTemplates) {
      const about = `${providerId} ${template.title}`
      const templateId = deriveId('demo reply template', about)
      await commands.give(addReplyTemplate, { providerId, templateId, ...template }, { at: registeredAt, about, actor })
    }
    for (const { requestId, answer, ...request } of requests) {
      if (request.providerId !== providerId || answer.kind !== 'unlock') continue
      const by = { at: new Date(answer.at.getTime() + minuteMs), about: requestId, actor }
      const stage = requestStages[turn % requestStages.length] ?? 'new'
      const note = demoNotes[turn % demoNotes.length] ?? ''
      await commands.give(moveRequest, { requestId, providerId, stage }, by)
      if (turn % 2 === 0) await commands.give(writeRequestNote, { requestId, providerId, note }, by)
      turn += 1
    }
  }
}
