import { changeCircleMembership } from '../src/domain/provider/changeCircleMembership.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: 'npm run provider:circle -- <email|id> <join|leave>',
    command: changeCircleMembership,
    input: (providerId, [act]) =>
      act === 'join' || act === 'leave' ? { providerId, member: act === 'join' } : 'It is to join the circle, or to leave it.',
    done: ({ circleMember }, changed) =>
      `${changed ? 'is' : 'was'} ${circleMember ? 'in' : 'outside'} the circle${changed ? ' from now on' : ' already'}.`,
  },
  process.argv.slice(2),
)
