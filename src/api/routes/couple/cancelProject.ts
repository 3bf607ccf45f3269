import { cancelProject } from '../../../domain/project/cancelProject.ts'
import { commandRoute } from '../../commandRoute.ts'
import { CancelProjectAnswer, ProjectParams } from '../../schemas/couple/cancelProject.ts'
import { projectNotAvailable, succeeded } from './answers.ts'

/** POST /api/project/projects/:id/cancel: ends a project and takes its requests back. */
export const cancelProjectRoute = commandRoute({
  method: 'POST',
  path: '/api/project/projects/:id/cancel',
  access: { as: 'couple', owns: 'project' },
  docs: {
    tags: ['project'],
    summary: 'Cancel a project',
    description: 'Every request it sent is withdrawn. Cancelling it again changes nothing.',
  },
  params: ProjectParams,
  response: CancelProjectAnswer,
  command: cancelProject,
  input: ({ params, caller }) => ({ projectId: params.id, coupleId: caller }),
  answer: () => succeeded,
  refusals: { project_not_found: projectNotAvailable },
})
