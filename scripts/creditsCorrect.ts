import { correctCredits } from '../src/domain/account/correctCredits.ts'
import { runProviderCommand } from './providerCommand.ts'

await runProviderCommand(
  {
    usage: 'npm run credits:correct -- <email|id> <+n|-n> <reason>',
    command: correctCredits,
    input(providerId, [credits = '', ...words]) {
      if (!/^[+-]?[1-9]\d{0,5}$/.test(credits)) return `"${credits}" is no number of credits, e.g. +5 or -2.`
      const reason = words.join(' ').trim()
      return reason === ''
        ? 'The reason is missing; the provider will read it in its statement.'
        : { providerId, credits: Number(credits), reason }
    },
    done: ({ credits }) => `the correction is recorded; the balance is ${credits}.`,
    refusals: {
      balance_below_zero: 'Refused: the balance would fall below zero.',
      account_closed: 'Refused: the provider is to be erased, and its credits have lapsed.',
    },
  },
  process.argv.slice(2),
)
