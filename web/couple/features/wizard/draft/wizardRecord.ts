import * as z from 'zod/mini'
import { storedValue } from '../../../../shared/browserStorage.ts'
import { emptyDraft, ProjectDraft } from './projectDraft.ts'
import { lastStep } from './stepRules.ts'

const WizardRecord = z.object({
  /** Whose it is: another couple at the same browser does not see it. */
  owner: z.string(),
  draft: ProjectDraft,
  furthest: z.int().check(z.gte(0), z.lte(lastStep)),
  /** The project, once it was saved. */
  projectId: z.nullable(z.string()),
  /** Ids of the providers that are picked; null until the couple picked or dropped one. */
  selected: z.nullable(z.array(z.string())),
  message: z.string(),
  /** Public ids of those it wrote to, and of how many that failed; null until it sent its message. */
  sent: z.nullable(z.object({ contacted: z.array(z.string()), failed: z.number() })),
  /** The session ended in the middle of it. */
  interrupted: z.boolean(),
})

/** All that the wizard knows, kept in the tab so that nothing typed is lost. */
export type WizardRecord = z.infer<typeof WizardRecord>

export const storedWizard = storedValue<WizardRecord>(
  () => sessionStorage,
  'alliance.wizard',
  (value) => {
    const read = z.safeParse(WizardRecord, value)
    return read.success ? read.data : null
  },
)

function emptyRecord(owner: string): WizardRecord {
  return {
    owner,
    draft: emptyDraft,
    furthest: 0,
    projectId: null,
    selected: null,
    message: '',
    sent: null,
    interrupted: false,
  }
}

export interface Entry {
  readonly record: WizardRecord
  /** Answers of a project that was begun and never saved: offered, not imposed. */
  readonly earlier: WizardRecord | null
  /** It goes on where it was, and does not begin anew. */
  readonly continued: boolean
}

/**
 * What the wizard starts with. A reload, a step back in the browser's history and the return after an expired session go on; anything else
 * begins a new project (couple-side.md section 2).
 */
export function enterWizard(owner: string, fromHistory: boolean): Entry {
  const stored = storedWizard.read()
  const own = stored?.owner === owner ? stored : null
  if (own && (fromHistory || own.interrupted)) return { record: { ...own, interrupted: false }, earlier: null, continued: true }
  const begun = own !== null && own.projectId === null && JSON.stringify(own.draft) !== JSON.stringify(emptyDraft)
  return { record: emptyRecord(owner), earlier: begun ? own : null, continued: false }
}
