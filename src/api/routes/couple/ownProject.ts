import type { CommandHandler } from '../../../commands/handleCommand.ts'
import type { CoupleId, ProjectId } from '../../../domain/ids.ts'
import { project, projectStream } from '../../../domain/project/project.ts'
import type { ProjectDetails } from '../../../domain/project/projectDetails.ts'
import { projectNotAvailable } from './answers.ts'

/**
 * A couple's own project from the log, so that it includes recent changes whatever the read models have reached.
 * @throws Problem 404 when it belongs to another couple or does not exist
 */
export async function ownProject(commands: CommandHandler, projectId: ProjectId, coupleId: CoupleId) {
  const { state, position } = await commands.load(project, projectStream(projectId))
  if (!state.details || state.coupleId !== coupleId) throw projectNotAvailable()
  const details: ProjectDetails = state.details
  return { ...state, details, position }
}
