import type { AccountEvent } from '../account/accountEvents.ts'
import type { CoupleEvent } from '../couple/coupleEvents.ts'
import type { ProjectId, RequestId } from '../ids.ts'
import { clearDeadline, defineProcess, deliver, setDeadline } from '../process.ts'
import type { ProjectEvent } from '../project/projectEvents.ts'

type Answer = Extract<AccountEvent, { type: 'RequestUnlocked' | 'RequestRejected' }>
type TellingEvent =
  | Answer
  | Extract<ProjectEvent, { type: 'ProviderContacted' | 'PlannerFound' | 'ProjectCancelled' }>
  | Extract<CoupleEvent, { type: 'AccountDeletionAsked' }>

/** The requests of a couple by project; null for a project that no longer waits for an answer. */
interface Waiting {
  readonly projects: Readonly<Record<ProjectId, readonly RequestId[] | null>>
}

/**
 * A couple whose project got no answer within the hours of the rules is sent other planners, once. Whether the event is still ahead is
 * checked when the mail is written. Rule REQ-16.
 */
export const suggestOthersWhenNobodyAnswers = defineProcess<TellingEvent, Waiting>({
  name: 'suggestOthersWhenNobodyAnswers',
  events: ['ProviderContacted', 'RequestUnlocked', 'RequestRejected', 'PlannerFound', 'ProjectCancelled', 'AccountDeletionAsked'],
  startsFrom: 'now',
  memory: {
    initial: { projects: {} },
    key: ({ data }) => data.coupleId,
    evolve(state, event) {
      switch (event.type) {
        case 'ProviderContacted': {
          const { projectId, requestId } = event.data
          const before = state.projects[projectId]
          return before === null ? state : { projects: { ...state.projects, [projectId]: [...(before ?? []), requestId] } }
        }
        case 'RequestUnlocked':
        case 'RequestRejected':
          return settled(state, answeredProject(state, event))
        case 'PlannerFound':
        case 'ProjectCancelled':
          return settled(state, event.data.projectId)
        case 'AccountDeletionAsked':
          return { projects: {} }
      }
    },
    isOver: ({ projects }) => Object.keys(projects).length === 0,
  },
  react(event, { projects }, { recordedAt, rules }) {
    switch (event.type) {
      case 'ProviderContacted': {
        const { coupleId, projectId, contactedAt } = event.data
        if (projects[projectId]?.length !== 1) return []
        const first = contactedAt === undefined ? recordedAt : new Date(contactedAt)
        return [setDeadline(coupleId, projectId, new Date(first.getTime() + rules.hoursUntilOthersAreSuggested * 3_600_000))]
      }
      case 'PlannerFound':
      case 'ProjectCancelled':
        return [clearDeadline(event.data.coupleId, event.data.projectId)]
      case 'RequestUnlocked':
      case 'RequestRejected':
      case 'AccountDeletionAsked':
        return []
    }
  },
  onDeadline({ key: coupleId, name: projectId }, { projects }, context) {
    if (!projects[projectId as ProjectId]) return []
    const recipient = { kind: 'couple', id: coupleId }
    return [deliver({ channel: 'mail', template: 'others-suggested', recipient, params: { projectId } }, context)]
  },
})

/** A project without messages since this process began is unknown. */
function settled(state: Waiting, projectId: ProjectId | undefined): Waiting {
  if (projectId === undefined || !state.projects[projectId]) return state
  return { projects: { ...state.projects, [projectId]: null } }
}

function answeredProject({ projects }: Waiting, { data: { requestId } }: Answer): ProjectId | undefined {
  return (Object.keys(projects) as ProjectId[]).find((projectId) => projects[projectId]?.includes(requestId))
}
