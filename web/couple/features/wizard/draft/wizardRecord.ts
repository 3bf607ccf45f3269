import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { storedValue } from '../../../../shared/browserStorage.ts'
import { flag, listOf, nullable, orNull, recordOf, type ShapeOf, text, whole, withDefault } from '../../../../shared/shape.ts'
import { draftOfProject } from './draftOfProject.ts'
import { emptyDraft, projectDraftShape } from './projectDraft.ts'
import { lastStep, steps } from './stepRules.ts'

const wizardRecordShape = recordOf({
  /** Whose it is: another couple at the same browser does not see it. */
  owner: text,
  draft: projectDraftShape,
  furthest: whole(0, lastStep),
  /** The project, once it was saved. */
  projectId: nullable(text),
  /** Names the state of the project that the answers are a change of: saving is for that state alone. */
  etag: withDefault(nullable(text), null),
  /** Of a project that there was before, to how many it was sent; null while it is being described for the first time. */
  edited: withDefault(nullable(recordOf({ contacted: whole() })), null),
  /** Ids of the providers that are picked; null until the couple picked or dropped one. */
  selected: nullable(listOf(text)),
  message: text,
  /** Public ids of those it wrote to, and of how many that failed; null until it sent its message. */
  sent: nullable(recordOf({ contacted: listOf(text), failed: whole() })),
  /** The session ended in the middle of it. */
  interrupted: flag,
})

/** All that the wizard knows, kept in the tab so that nothing typed is lost. */
export type WizardRecord = ShapeOf<typeof wizardRecordShape>

function storedRecord(key: string) {
  return storedValue<WizardRecord>(() => sessionStorage, key, orNull(wizardRecordShape))
}

export const storedWizard = storedRecord('alliance.wizard')

/** A new project that was begun, and left for the change of another one. */
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

/** A project that is to be changed: all its questions are answered, and all of them can be opened. */
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

/** Opens the wizard with a project that is to be changed; the answers of a new one that was being described are kept aside. */
export function beginChange(owner: string, project: Project): void {
  const begun = begunBy(owner, storedWizard.read())
  if (begun) storedAside.write(begun)
  storedWizard.write(recordOfProject(owner, project))
}

/** Forgets what the wizard holds, once a project is done; answers that were kept aside for its change are kept on. */
export function endWizard({ edited }: WizardRecord): void {
  storedWizard.clear()
  if (!edited) storedAside.clear()
}

/** Takes what was kept aside as taken up. */
export function forgetAside(): void {
  storedAside.clear()
}

/** The record where it holds answers of the person's, of a project that was not saved yet. */
function begunBy(owner: string, record: WizardRecord | null): WizardRecord | null {
  if (record?.owner !== owner || record.projectId !== null) return null
  return JSON.stringify(record.draft) === JSON.stringify(emptyDraft) ? null : record
}

export interface Entry {
  readonly record: WizardRecord
  /** Answers of a project that was begun and never saved: offered, not imposed. */
  readonly earlier: WizardRecord | null
  /** It goes on where it was, and does not start again. */
  readonly continued: boolean
}

/**
 * What the wizard starts with. A reload, a step back in the browser's history and the return after an expired session go on; anything else
 * begins a new project.
 */
export function enterWizard(owner: string, fromHistory: boolean): Entry {
  const stored = storedWizard.read()
  const own = stored?.owner === owner ? stored : null
  if (own && (fromHistory || own.interrupted)) return { record: { ...own, interrupted: false }, earlier: null, continued: true }
  return { record: emptyRecord(owner), earlier: begunBy(owner, stored) ?? begunBy(owner, storedAside.read()), continued: false }
}
