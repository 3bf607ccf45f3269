import { grantPremium } from '../src/domain/account/grantPremium.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: 'npm run premium:grant -- <email|id>',
    command: grantPremium,
    input: (providerId) => ({ providerId }),
    refusals: { account_closed: 'its account is closed.' },
    done: (_state, changed) => (changed ? 'has Premium from now on.' : 'had Premium already.'),
  },
  process.argv.slice(2),
)
