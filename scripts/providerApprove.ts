import { approveProvider } from '../src/domain/provider/approveProvider.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: 'npm run provider:approve -- <email|id>',
    command: approveProvider,
    input: (providerId) => ({ providerId }),
    done: (_state, changed) => (changed ? 'is approved; its profile is public.' : 'was approved already.'),
    refusals: {
      company_missing: 'Not approved: it has not described its company yet.',
      email_not_confirmed: 'Not approved: it has not confirmed its e-mail yet.',
    },
  },
  process.argv.slice(2),
)
