import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import { CommandId, ProviderId } from '../src/domain/ids.ts'
import { approveProfilePart } from '../src/domain/provider/approveProfilePart.ts'
import { PartRejectionReason, ProfilePart, partRejectionReasons } from '../src/domain/provider/profilePart.ts'
import { provider, providerStream } from '../src/domain/provider/provider.ts'
import { publicParts } from '../src/domain/provider/publicParts.ts'
import { rejectProfilePart } from '../src/domain/provider/rejectProfilePart.ts'
import { listQueuedParts } from '../src/projections/moderationQueue/moderationQueueQueries.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'
import { findProvider } from './findProvider.ts'

const usage = [
  'Usage: npm run moderation -- list',
  '       npm run moderation -- show <email|id>',
  '       npm run moderation -- approve <email|id> <part@version>',
  `       npm run moderation -- reject <email|id> <part@version> <${partRejectionReasons.join('|')}> [source or note]`,
].join('\n')
const mostListed = 50

const refusals = {
  planner_not_found: 'There is no such provider.',
  profile_not_approved: 'Not rejected: nobody sees its profile, which is approved or rejected as a whole.',
  part_not_found: 'Its profile has no such part.',
  part_changed_meanwhile: 'Nothing was decided: the part was changed since. Look at it again with "show".',
  note_missing: 'Not rejected: the provider needs a note for this reason, e.g. from where the text was copied.',
} as const

const [verdict, who, seen, reason, ...words] = process.argv.slice(2)
if (verdict === 'list') await runCommandLine(list)
else if (verdict === 'show' && who !== undefined) await runCommandLine((backend) => show(backend, who))
else if ((verdict === 'approve' || verdict === 'reject') && who !== undefined) await decide(verdict, who)
else reportFailure(new Mistake(2, usage))

/** The parts that wait for a decision, oldest first. */
async function list({ database, commands }: Backend): Promise<string> {
  const waiting = await listQueuedParts(database, mostListed)
  if (waiting.length === 0) return 'No part of a profile waits for moderation.'
  const lines = await Promise.all(
    waiting.map(async ({ providerId, part, version, since }) => {
      const { state } = await commands.load(provider, providerStream(ProviderId.parse(providerId)))
      return `${since.slice(0, 16)}  ${providerId}  ${part}@${version}\n${indented(publicParts(state).get(part) ?? '')}`
    }),
  )
  return lines.join('\n\n')
}

/** Every part of a profile that is or would be visible to couples. */
async function show(backend: Backend, provided: string): Promise<string> {
  const { state } = await backend.commands.load(provider, providerStream(await findProvider(backend, provided)))
  return [...publicParts(state)]
    .map(([part, content]) => {
      const { version, state: thought, rejection } = state.parts.get(part) ?? { version: 0, state: 'settled' }
      const why = rejection ? ` (${rejection.reason})` : ''
      return `${part}@${version}  ${thought === 'settled' ? 'visible' : thought}${why}\n${indented(content)}`
    })
    .join('\n\n')
}

function decide(what: 'approve' | 'reject', provided: string): Promise<void> {
  const [, name, version] = /^(.+)@(\d+)$/.exec(seen ?? '') ?? []
  const part = ProfilePart.safeParse(name)
  const why = PartRejectionReason.safeParse(reason)
  if (!part.success || version === undefined || (what === 'reject' && !why.success)) {
    reportFailure(new Mistake(2, `A part with its version is wanted, as "list" names it, and for a rejection a reason.\n${usage}`))
    return Promise.resolve()
  }
  return runCommandLine(async (backend) => {
    const input = { providerId: await findProvider(backend, provided), part: part.data, version: Number(version) }
    const commandId = CommandId.parse(randomUUID())
    const context = { commandId, correlationId: commandId, actor: 'system:command-line' }
    const outcome = why.success
      ? await backend.commands.handle(rejectProfilePart, { ...input, reason: why.data, note: words.join(' ').trim() }, context)
      : await backend.commands.handle(approveProfilePart, input, context)
    if (!outcome.accepted) throw new Mistake(1, refusals[outcome.refused])
    const already = outcome.events.length === 0 ? ' already' : ''
    return `${provided}: ${part.data} is ${why.success ? 'hidden until it is changed' : 'visible'}${already}.`
  })
}

function indented(content: string): string {
  return content
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')
}
