import { settleProject } from '../../../domain/project/settleProject.ts'
import { commandRoute } from '../../commandRoute.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { projectNotAvailable, refusedAs, succeeded } from './answers.ts'

const unsettled = { foundAt: null, prestataire: null }

/** POST /api/project/projects/:id/found: the couple has found its planner; all recipients are notified. */
export const settleProjectRoute = commandRoute({
  ...coupleCalls.settleProject,
  access: { as: 'couple', owns: 'project' },
  docs: {
    tags: ['project'],
    summary: 'We have found our planner',
    description:
      'Every provider that was written to gets a mail, and its request is closed: what is not unlocked cannot be any more. Saying it again changes nothing and answers what was said first.',
  },
  command: settleProject,
  input: ({ params, caller, body }) => ({ projectId: params.id, coupleId: caller, chosen: body.prestataire ?? null }),
  answer: ({ state: { found } }) => ({ ...succeeded, foundAt: found?.at ?? null, prestataire: found?.chosen ?? null }),
  refusals: {
    project_not_found: projectNotAvailable,
    project_cancelled: refusedAs('project-cancelled', unsettled),
    planner_not_contacted: refusedAs('planner-not-contacted', unsettled),
  },
})
