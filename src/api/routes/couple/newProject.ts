import { deriveTimedId } from '../../../commands/deriveId.ts'
import { dayIn } from '../../../domain/calendar.ts'
import type { CoupleId, ProjectId } from '../../../domain/ids.ts'
import { timeZones } from '../../../domain/locale.ts'
import { project, projectStream } from '../../../domain/project/project.ts'
import type { SaveProject } from '../../../domain/project/saveProject.ts'
import { limitOn } from '../../../operational/limits.ts'
import { countOpenProjects } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'
import type { CommandCall } from '../../commandRoute.ts'
import { limitCalls } from '../../limitCalls.ts'

/**
 * The id of a new project, and the number of the couple's other open projects. Projects are ordered by id, so the id begins with the time;
 * a retry gets the time of the first attempt. The count may lag behind concurrent saves, so the number of new projects per hour is limited
 * as well.
 * @throws Problem 429
 */
export async function newProject({
  caller,
  country,
  firstGiven,
  commandId,
  dependencies,
}: Pick<CommandCall<'couple'>, 'country' | 'firstGiven' | 'commandId' | 'dependencies'> & { readonly caller: CoupleId }): Promise<
  Pick<SaveProject, 'projectId' | 'openProjects'>
> {
  const { commands, database, secrets } = dependencies
  const projectId = deriveTimedId(firstGiven, 'project', commandId) as ProjectId
  const isRetry = (await commands.load(project, projectStream(projectId))).exists
  if (!isRetry) await limitCalls(dependencies, limitOn('new-projects', secrets.codeKey, caller, commands.rules.limits.newProjectsPerCouple))
  return { projectId, openProjects: await countOpenProjects(database, caller, dayIn(timeZones[country], commands.now())) }
}
