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

/** The steps of an erasure that are specific to one kind of person. Every step is idempotent. */
export interface ErasureOfKind {
  /** The read models that `look` queries. */
  readonly readModels: readonly Projection[]
  /** The person's data to erase; nothing once the read models are cleared. */
  look(database: Pool, id: string): Promise<FoundOfPerson>
  /** Deletes the person's credentials; called before everything else, and again at the end. */
  endAccess(dependencies: ErasureDependencies, id: string): Promise<void>
  /** Steps that need the person's data to be readable. Returns what was found, and what was found while doing so. */
  beforeKeyGoes(dependencies: ErasureDependencies, id: string, found: FoundOfPerson, askedAt: string): Promise<FoundOfPerson>
}

/** The context of a command within a person's erasure: the same parts give the same command id. */
export function partOfErasure(id: string, ...parts: readonly string[]): CommandContext {
  const commandId = deriveId('erasure', id, ...parts) as CommandId
  return { commandId, actor: 'process:erasePerson', correlationId: deriveId('erasure', id) }
}
