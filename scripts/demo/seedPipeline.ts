import { deriveId } from '../../src/commands/deriveId.ts'
import { bookDay } from '../../src/domain/availability/bookDay.ts'
import { addReplyTemplate } from '../../src/domain/provider/addReplyTemplate.ts'
import { moveRequest } from '../../src/domain/request/moveRequest.ts'
import { requestStages } from '../../src/domain/request/requestStages.ts'
import { writeRequestNote } from '../../src/domain/request/writeRequestNote.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedCouple } from './planCouple.ts'
import type { PlannedProvider } from './planProvider.ts'
import { demoNotes, demoReplyTemplates } from './texts/plannerTexts.ts'

const minuteMs = 60_000
/** One is won without a calendar entry yet. */
const stages = [...requestStages, 'won'] as const

/**
 * How the demo planners continue with unlocked requests: every stage, every other won one in the calendar (rule AVA-10), some notes, and
 * templates.
 */
export async function seedPipeline(
  commands: DemoCommands,
  planners: readonly PlannedProvider[],
  couples: readonly PlannedCouple[],
): Promise<void> {
  const requests = couples.flatMap(({ project }) => project.requests.map((request) => ({ ...request, day: project.details.eventDate })))
  let turn = 0
  for (const { id: providerId, registeredAt, calendar } of planners) {
    const taken = new Set(calendar.booked.map(({ day }) => day))
    let won = 0
    const actor = `provider:${providerId}`
    for (const template of demoReplyTemplates) {
      const about = `${providerId} ${template.title}`
      const templateId = deriveId('demo reply template', about)
      await commands.give(addReplyTemplate, { providerId, templateId, ...template }, { at: registeredAt, about, actor })
    }
    for (const { requestId, answer, day, ...request } of requests) {
      if (request.providerId !== providerId || answer.kind !== 'unlock') continue
      const by = { at: new Date(answer.at.getTime() + minuteMs), about: requestId, actor }
      const stage = stages[turn % stages.length] ?? 'new'
      const note = demoNotes[turn % demoNotes.length] ?? ''
      await commands.give(moveRequest, { requestId, providerId, stage }, by)
      if (stage === 'won' && !taken.has(day) && won++ % 2 === 0) {
        const entryId = deriveId('demo booking', requestId)
        await commands.give(bookDay, { providerId, entryId, day, requestId, label: '' }, by)
        taken.add(day)
      }
      if (turn % 2 === 0) await commands.give(writeRequestNote, { requestId, providerId, note }, by)
      turn += 1
    }
  }
}
