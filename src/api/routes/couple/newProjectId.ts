import { deriveTimedId } from '../../../commands/deriveId.ts'
import type { ProjectId } from '../../../domain/ids.ts'

/** Projects are listed by id, so that a new one's begins with its time; a retry has the time of the first try. */
export function newProjectId(firstGiven: Date, commandId: string): ProjectId {
  return deriveTimedId(firstGiven, 'project', commandId) as ProjectId
}
