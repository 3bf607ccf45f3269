import { Problem } from '../../problem.ts'

/** Nobody, or somebody who was erased. */
export function providerNotFound(): Problem {
  return new Problem(404, 'planner_not_found')
}
