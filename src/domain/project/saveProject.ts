import { dayIn } from '../calendar.ts'
import { defineCommand, refuse } from '../command.ts'
import { couple, coupleStream } from '../couple/couple.ts'
import type { Personal } from '../event.ts'
import type { CoupleId, ProjectId } from '../ids.ts'
import { type Country, timeZones } from '../locale.ts'
import { sameData } from '../sameData.ts'
import { project, projectStream } from './project.ts'
import type { ProjectDetails } from './projectDetails.ts'

export interface SaveProject {
  readonly projectId: ProjectId
  readonly coupleId: CoupleId
  /** Country of the domain that the couple used; its time zone decides the current day. */
  readonly country: Country
  readonly details: ProjectDetails
  /** The version that the couple saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: ProjectDetails | null
  /** How many open projects the couple has; only needed for a new one. */
  readonly openProjects?: number
}

const reads = { couple: { aggregate: couple, stream: (input: SaveProject) => coupleStream(input.coupleId) } }

/** Creates a project or replaces its details. */
export const saveProject = defineCommand(project)({
  name: 'saveProject',
  stream: (input: SaveProject) => projectStream(input.projectId),
  reads,
  refusals: [
    'project_not_found',
    'account_deleted',
    'project_cancelled',
    'project_settled',
    'changed_meanwhile',
    'event_date_past',
    'event_type_text_missing',
    'too_many_open_projects',
  ],
  decide({ projectId, coupleId, country, details, instead, openProjects = 0 }, state, { now, rules, seen }) {
    if (state.coupleId && state.coupleId !== coupleId) return refuse('project_not_found')
    // An account that is being deleted must not get a project that its erasure does not know.
    if (seen.couple.deletion) return refuse('account_deleted')
    if (state.cancelled) return refuse('project_cancelled')
    if (state.found) return refuse('project_settled')
    if (instead !== undefined && !sameData(instead, state.details)) return refuse('changed_meanwhile')
    if (details.eventDate <= dayIn(timeZones[country], now)) return refuse('event_date_past')
    const settled = settle(details)
    if (settled.eventType === 'autre' && !settled.eventTypeText) return refuse('event_type_text_missing')
    if (!state.coupleId && openProjects >= rules.openProjectsPerCouple) return refuse('too_many_open_projects')
    if (sameData(state.details, settled)) return []
    return [{ type: 'ProjectSaved', data: { projectId, coupleId, ...settled } }]
  },
})

/** Service type and theme apply only to weddings, the free text only to 'autre'; a blank text counts as none. */
function settle(details: ProjectDetails): ProjectDetails {
  const wedding = details.eventType === 'mariage'
  return {
    ...details,
    eventTypeText: details.eventType === 'autre' ? unlessBlank(details.eventTypeText) : null,
    serviceType: wedding ? details.serviceType : null,
    weddingTheme: wedding ? unlessBlank(details.weddingTheme) : null,
  }
}

function unlessBlank(text: Personal<string | null>): Personal<string | null> {
  return typeof text === 'string' ? text.trim() || null : text
}
