import type { User } from '../../../../../src/api/schemas/couple/auth.ts'
import type { ProjectDraft } from '../draft/projectDraft.ts'

/** The props of a step with questions. */
export interface StepProps {
  readonly draft: ProjectDraft
  readonly answer: (change: Partial<ProjectDraft>) => void
  readonly me: User
}
