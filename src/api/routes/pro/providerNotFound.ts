import { Problem } from '../../problem.ts'

/** The provider does not exist or was erased. */
export function providerNotFound(): Problem {
  return new Problem(404, 'planner_not_found')
}
