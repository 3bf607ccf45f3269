import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import { projections } from '../src/catalogues.ts'
import { CommandId, type ProviderId, ReviewId } from '../src/domain/ids.ts'
import { type AskErasure, askErasure } from '../src/domain/person/askErasure.ts'
import { type ErasureReason, erasureReasons } from '../src/domain/person/personKind.ts'
import { erasePerson } from '../src/jobs/erasure/erasePerson.ts'
import type { ErasureCertificate } from '../src/jobs/erasure/erasureCertificate.ts'
import { createSessions } from '../src/operational/sessions.ts'
import { createTokens } from '../src/operational/tokens.ts'
import { concernsPersons } from '../src/projections/clearedOfPersons.ts'
import { NotReached, PositionWaiter } from '../src/projections/runner/positionWaiter.ts'
import { ProjectionProgress } from '../src/projections/runner/projectionProgress.ts'
import { ProjectionSchemas } from '../src/projections/runner/projectionSchemas.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'
import { findProvider } from './findProvider.ts'

const usage = `Usage: npm run person:erase -- <provider|reviewer> <email|id> <${erasureReasons.join('|')}>`
/** How long to wait for the read models. */
const patienceMs = 30_000

const [kind, who, given] = process.argv.slice(2)
const reason = erasureReasons.find((each) => each === given)
if ((kind === 'provider' || kind === 'reviewer') && who !== undefined && reason !== undefined) await erase(kind, who, reason)
else reportFailure(new Mistake(2, `Who is to be erased, and why, are wanted. A reviewer is named by the review's id.\n${usage}`))

function erase(whom: 'provider' | 'reviewer', name: string, why: ErasureReason): Promise<void> {
  return runCommandLine(async (backend) => {
    const id = whom === 'provider' ? await providerNamed(backend, name) : reviewNamed(name)
    const person: AskErasure['person'] = { kind: whom, id }
    const commandId = CommandId.parse(randomUUID())
    const context = { commandId, correlationId: commandId, actor: 'system:command-line' }
    const asked = await backend.commands.handle(askErasure, { person, certificateId: randomUUID(), reason: why }, context)
    if (!asked.accepted) throw new Mistake(1, `No ${whom} has the id ${id}.`)
    return described(name, await erased(backend, person))
  })
}

async function erased(backend: Backend, person: AskErasure['person']): Promise<ErasureCertificate> {
  const { database, logger, now, rules, sealedLog, secrets } = backend
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  const sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
  const positions = new PositionWaiter({ pool: database, store: sealedLog, progress: new ProjectionProgress(), projections })
  const schemas = new ProjectionSchemas({ pool: database, projections, concernsPersons, log: logger })
  try {
    return await erasePerson({ ...backend, sessions, positions, schemas }, person, patienceMs)
  } catch (error) {
    if (!(error instanceof NotReached)) throw error
    const again = 'The erasure goes on as soon as the product runs; give this command again for the certificate.'
    throw new Mistake(1, `Not confirmed yet: ${error.message}. ${again}`)
  }
}

/** An erased provider cannot be found by its e-mail, but its id leads to the certificate. */
async function providerNamed(backend: Backend, name: string): Promise<string> {
  const id = ReviewId.safeParse(name.toLowerCase())
  if (id.success) return id.data
  const found: ProviderId = await findProvider(backend, name)
  return found
}

function reviewNamed(name: string): string {
  const id = ReviewId.safeParse(name.toLowerCase())
  if (!id.success) throw new Mistake(2, `A reviewer is named by the review's id.\n${usage}`)
  return id.data
}

function described(name: string, { id, person, askedAt, erasedAt, cleared, schemas }: ErasureCertificate): string {
  return [
    `${name}: this ${person} is erased.`,
    `certificate  ${id}`,
    `asked        ${askedAt}`,
    `erased       ${erasedAt}`,
    `cleared      ${cleared.map(({ what, count }) => (count === undefined ? what : `${what} (${count})`)).join(', ')}`,
    `confirmed    ${schemas.join(', ')}`,
  ].join('\n')
}
