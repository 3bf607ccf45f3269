import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import { claimCompanyNumber } from '../src/commands/claimCompanyNumber.ts'
import { CompanyOutcome, companyOutcomes } from '../src/domain/companyNumber.ts'
import { isErased } from '../src/domain/event.ts'
import { CommandId, type ProviderId } from '../src/domain/ids.ts'
import { provider, providerStream } from '../src/domain/provider/provider.ts'
import { recordCompanyCheck } from '../src/domain/provider/recordCompanyCheck.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: `npm run company:review -- <email|id> <${companyOutcomes.join('|')}>`,
    command: recordCompanyCheck,
    async input(providerId, [written], backend) {
      const outcome = CompanyOutcome.safeParse(written)
      if (!outcome.success) return 'What did you find of the company number?'
      const found = { providerId, outcome: outcome.data, by: 'person' as const }
      return outcome.data === 'valid' ? { ...found, ...(await claimed(backend, providerId)) } : found
    },
    done: ({ companyNumber }, changed) => `its company number ${changed ? 'is' : 'was already'} ${companyNumber?.state}.`,
    refusals: { company_number_missing: 'It has given no company number yet.' },
  },
  process.argv.slice(2),
)

/** A valid number belongs to one account. */
async function claimed({ commands, secrets }: Backend, providerId: ProviderId) {
  const { companyNumber } = (await commands.load(provider, providerStream(providerId))).state
  if (!companyNumber || isErased(companyNumber.number)) return {}
  const { country, number, givenAt } = companyNumber
  const commandId = CommandId.parse(randomUUID())
  const context = { commandId, correlationId: commandId, actor: 'system:command-line' }
  const claim = await claimCompanyNumber({ commands, claimKey: secrets.claimKey }, { providerId, country, number }, context)
  return { ...claim, givenAt }
}
