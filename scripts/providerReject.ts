import { ProfileRejectionReason, profileRejectionReasons } from '../src/domain/provider/profileRejectionReason.ts'
import { rejectProvider } from '../src/domain/provider/rejectProvider.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: `npm run provider:reject -- <email|id> <${profileRejectionReasons.join('|')}> [note]`,
    command: rejectProvider,
    input(providerId, [given, ...words]) {
      const reason = ProfileRejectionReason.safeParse(given)
      return reason.success
        ? { providerId, reason: reason.data, note: words.join(' ').trim() }
        : `A reason is one of: ${profileRejectionReasons.join(', ')}.`
    },
    done: (_state, changed) => (changed ? 'is rejected; nobody sees its profile.' : 'was rejected for that already.'),
    refusals: {
      company_missing: 'Not rejected: it has not described its company yet, so nobody sees it.',
      note_missing: 'Not rejected: the provider needs a note for this reason, e.g. from where its text was copied.',
    },
  },
  process.argv.slice(2),
)
