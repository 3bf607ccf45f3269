import { CompanyOutcome, companyOutcomes } from '../src/domain/companyNumber.ts'
import { recordCompanyCheck } from '../src/domain/provider/recordCompanyCheck.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: `npm run company:review -- <email|id> <${companyOutcomes.join('|')}>`,
    command: recordCompanyCheck,
    input(providerId, [written]) {
      const outcome = CompanyOutcome.safeParse(written)
      return outcome.success ? { providerId, outcome: outcome.data, by: 'person' as const } : 'What did you find of the company number?'
    },
    done: ({ companyNumber }, changed) => `its company number ${changed ? 'is' : 'was already'} ${companyNumber?.state}.`,
    refusals: { company_number_missing: 'It has given no company number yet.' },
  },
  process.argv.slice(2),
)
