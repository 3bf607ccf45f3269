import { saveProject } from '../../../domain/project/saveProject.ts'
import { commandRoute } from '../../commandRoute.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { refusedAs, succeeded } from './answers.ts'
import { newProject } from './newProject.ts'
import { ownProject } from './ownProject.ts'
import { saveProjectRefusals, unsaved } from './saveProjectRefusals.ts'

/** POST /api/project/projects/:id/duplicate: creates a project with the same details and without requests. */
export const duplicateProjectRoute = commandRoute({
  ...coupleCalls.duplicateProject,
  access: { as: 'couple', owns: 'project', whileImpersonating: 'allowed' },
  docs: {
    tags: ['project'],
    summary: 'Duplicate a project',
    description: "Also one that is cancelled, settled or past; 'event-date-needed' asks for another day.",
  },
  command: saveProject,
  async input(call) {
    const { params, caller, body, country, dependencies } = call
    const { details } = await ownProject(dependencies.commands, params.id, caller)
    const eventDate = body.eventDate ?? details.eventDate
    return { ...(await newProject(call)), coupleId: caller, country, details: { ...details, eventDate } }
  },
  answer: ({ input: { projectId } }) => ({ ...succeeded, projectId }),
  refusals: {
    ...saveProjectRefusals,
    event_date_past: ({ body, language }) => refusedAs(body.eventDate ? 'event-date-past' : 'event-date-needed', unsaved)({ language }),
  },
})
