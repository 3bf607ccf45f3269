import type { User } from '../../../../../src/api/schemas/couple/auth.ts'
import type { ProjectDraft } from '../draft/projectDraft.ts'

/** What a step that asks has to work with. */
export interface StepProps {
  readonly draft: ProjectDraft
  readonly answer: (change: Partial<ProjectDraft>) => void
  readonly me: User
}
