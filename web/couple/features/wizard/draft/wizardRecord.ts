import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { storedValue } from '../../../../shared/browserStorage.ts'
import { flag, listOf, nullable, orNull, recordOf, type ShapeOf, text, whole, withDefault } from '../../../../shared/shape.ts'
import { draftOfProject } from './draftOfProject.ts'
import { emptyDraft, projectDraftShape } from './projectDraft.ts'
import { lastStep, steps } from './stepRules.ts'

const wizardRecordShape = recordOf({
  /** The couple's id, so that another couple at this browser does not see the answers. */
  owner: text,
  draft: projectDraftShape,
  furthest: whole(0, lastStep),
  /** Set once the project is saved. */
  projectId: nullable(text),
  /** The `ETag` of the version that is edited. Saving is refused for any other version. */
  etag: withDefault(nullable(text), null),
  /** When an existing project is edited: how many providers it was sent to. Null for a new project. */
  edited: withDefault(nullable(recordOf({ contacted: whole() })), null),
  /** Ids of the selected providers; null until the couple changed the selection. */
  selected: nullable(listOf(text)),
  message: text,
  /** The contacted providers' public ids and the number of failures; null until the message was sent. */
  sent: nullable(recordOf({ contacted: listOf(text), failed: whole() })),
  /** The session ended while the wizard was open. */
  interrupted: flag,
})

/** The wizard's state, stored in the tab so that a reload loses nothing. */
export type WizardRecord = ShapeOf<typeof wizardRecordShape>

function storedRecord(key: string) {
  return storedValue<WizardRecord>(() => sessionStorage, key, orNull(wizardRecordShape))
}

export const storedWizard = storedRecord('alliance.wizard')

/** A new project that was set aside while an existing one is edited. */
const storedAside = storedRecord('alliance.wizard.aside')

function emptyRecord(owner: string): WizardRecord {
  return {
    owner,
    draft: emptyDraft,
    furthest: 0,
    projectId: null,
    etag: null,
    edited: null,
    selected: null,
    message: '',
    sent: null,
    interrupted: false,
  }
}

/** The wizard's state for editing a project: all questions are answered, and every step can be opened. */
export function recordOfProject(owner: string, project: Project): WizardRecord {
  const { id, etag, message, prestataires } = project
  return {
    ...emptyRecord(owner),
    draft: draftOfProject(project),
    furthest: steps.preferences,
    projectId: id,
    etag,
    edited: { contacted: prestataires.length },
    message,
  }
}

/** Opens the wizard to edit a project. Answers of an unsaved new project are set aside. */
export function beginChange(owner: string, project: Project): void {
  const begun = begunBy(owner, storedWizard.read())
  if (begun) storedAside.write(begun)
  storedWizard.write(recordOfProject(owner, project))
}

/** Clears the wizard once a project is done. Answers that were set aside for an edit are kept. */
export function endWizard({ edited }: WizardRecord): void {
  storedWizard.clear()
  if (!edited) storedAside.clear()
}

/** Forgets the answers that were set aside, once they have been restored. */
export function forgetAside(): void {
  storedAside.clear()
}

/** The record, if it holds this couple's answers of an unsaved project. */
function begunBy(owner: string, record: WizardRecord | null): WizardRecord | null {
  if (record?.owner !== owner || record.projectId !== null) return null
  return JSON.stringify(record.draft) === JSON.stringify(emptyDraft) ? null : record
}

export interface Entry {
  readonly record: WizardRecord
  /** Answers of an unsaved project, which the wizard offers to restore. */
  readonly earlier: WizardRecord | null
  /** The wizard continues instead of starting anew. */
  readonly continued: boolean
}

/**
 * The wizard's initial state. It continues after a reload, a step back in the history, or a new sign-in after an expired session.
 * Anything else starts a new project.
 */
export function enterWizard(owner: string, fromHistory: boolean): Entry {
  const stored = storedWizard.read()
  const own = stored?.owner === owner ? stored : null
  if (own && (fromHistory || own.interrupted)) return { record: { ...own, interrupted: false }, earlier: null, continued: true }
  return { record: emptyRecord(owner), earlier: begunBy(owner, stored) ?? begunBy(owner, storedAside.read()), continued: false }
}
