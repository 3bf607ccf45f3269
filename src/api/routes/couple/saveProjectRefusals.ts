import type { Language } from '../../../domain/locale.ts'
import { changedMeanwhile, projectNotAvailable, refusedAs } from './answers.ts'

/** Further fields of a refusal to save a project. */
export const unsaved = { projectId: null }

/** The API's answer to each refusal of `saveProject`. */
export const saveProjectRefusals = {
  project_not_found: projectNotAvailable,
  account_deleted: refusedAs('account-deleted', unsaved),
  project_cancelled: refusedAs('project-cancelled', unsaved),
  project_settled: refusedAs('project-settled', unsaved),
  changed_meanwhile: ({ language }: { readonly language: Language }) => changedMeanwhile(language),
  event_date_past: refusedAs('event-date-past', unsaved),
  event_type_text_missing: refusedAs('event-type-text-missing', unsaved),
  too_many_open_projects: refusedAs('too-many-open-projects', unsaved),
}
