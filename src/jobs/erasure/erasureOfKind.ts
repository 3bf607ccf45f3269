import type { Pool } from 'pg'
import { deriveId } from '../../commands/deriveId.ts'
import type { CommandContext, CommandHandler } from '../../commands/handleCommand.ts'
import type { CommandId } from '../../domain/ids.ts'
import type { FoundOfPerson } from '../../domain/person/person.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'
import type { Secrets } from '../../operational/secrets.ts'
import type { Sessions } from '../../operational/sessions.ts'
import type { PositionWaiter } from '../../projections/runner/positionWaiter.ts'
import type { Projection } from '../../projections/runner/projection.ts'
import type { ProjectionSchemas } from '../../projections/runner/projectionSchemas.ts'

export interface ErasureDependencies {
  readonly database: Pool
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'forget'>
  readonly personKeys: { erase(personId: string): Promise<void> }
  readonly sessions: Pick<Sessions, 'closeAll'>
  readonly positions: Pick<PositionWaiter, 'waitFor'>
  readonly schemas: Pick<ProjectionSchemas, 'untilNoSchemaHolds'>
  readonly secrets: Pick<Secrets, 'claimKey' | 'codeKey'>
  readonly files: FileStore
}

/** What is particular to the erasure of one kind of person. Every step is harmless the second time. */
export interface ErasureOfKind {
  /** The read models that `look` reads. */
  readonly readModels: readonly Projection[]
  /** What there is of the person; nothing once read models are cleared. */
  look(database: Pool, id: string): Promise<FoundOfPerson>
  /** Takes away what the person signs in by; called before anything else, and again at the end. */
  endAccess(dependencies: ErasureDependencies, id: string): Promise<void>
  /** What can be done only while the person's data are readable. Answers what was found, and what turned up doing it. */
  beforeKeyGoes(dependencies: ErasureDependencies, id: string, found: FoundOfPerson, askedAt: string): Promise<FoundOfPerson>
}

/** The context of a command that is part of a person's erasure: the same for the same parts. */
export function partOfErasure(id: string, ...parts: readonly string[]): CommandContext {
  const commandId = deriveId('erasure', id, ...parts) as CommandId
  return { commandId, actor: 'process:erasePerson', correlationId: deriveId('erasure', id) }
}
