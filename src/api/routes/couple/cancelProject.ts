import { cancelProject } from '../../../domain/project/cancelProject.ts'
import { commandRoute } from '../../commandRoute.ts'
import { coupleCalls } from '../../schemas/couple/coupleCalls.ts'
import { projectNotAvailable, succeeded } from './answers.ts'

/** POST /api/project/projects/:id/cancel: cancels a project and withdraws its requests. */
export const cancelProjectRoute = commandRoute({
  ...coupleCalls.cancelProject,
  access: { as: 'couple', owns: 'project' },
  docs: {
    tags: ['project'],
    summary: 'Cancel a project',
    description: 'Every request it sent is withdrawn. Cancelling it again changes nothing.',
  },
  command: cancelProject,
  input: ({ params, caller }) => ({ projectId: params.id, coupleId: caller }),
  answer: () => succeeded,
  refusals: { project_not_found: projectNotAvailable },
})
