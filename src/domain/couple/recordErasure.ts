import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProjectId, RequestId } from '../ids.ts'
import { couple, coupleStream } from './couple.ts'

export interface RecordErasure {
  readonly coupleId: CoupleId
  /** What it had; named here, so that every read model finds what to clear. */
  readonly projects: readonly ProjectId[]
  readonly requests: readonly RequestId[]
}

/**
 * The couple's key is destroyed: what stands of it in the log can be read by nobody. Recorded once, and again for a project that turned
 * up after that.
 */
export const recordErasure = defineCommand(couple)({
  name: 'recordErasure',
  stream: (input: RecordErasure) => coupleStream(input.coupleId),
  refusals: ['deletion_not_asked'],
  decide({ coupleId, projects, requests }, { deletion, erasure }, { now }) {
    if (!deletion) return refuse('deletion_not_asked')
    const more = {
      projects: projects.filter((id) => !erasure?.projects.includes(id)),
      requests: requests.filter((id) => !erasure?.requests.includes(id)),
    }
    if (erasure && more.projects.length === 0 && more.requests.length === 0) return []
    return [{ type: 'CoupleErased', data: { coupleId, certificateId: deletion.certificateId, ...more, erasedAt: now.toISOString() } }]
  },
})
