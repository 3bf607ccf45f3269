import { expect, test } from 'vitest'
import { emailConfirmationAsked, emailConfirmed } from '../../../tests/setup/sampleEmailEvents.ts'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import { grantWelcomeCredit } from '../account/grantWelcomeCredit.ts'
import type { DomainEvent } from '../event.ts'
import { type Process, run } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { grantWelcomeCreditWhenProviderRegisters } from './grantWelcomeCreditWhenProviderRegisters.ts'
import { mailLinkWhenProviderHasToConfirmItsEmail } from './mailLinkWhenProviderHasToConfirmItsEmail.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const reactionsOf = (process: Process, event: DomainEvent) => process.react(event, undefined, context)

test('a provider that has to confirm its e-mail is mailed the link, at once and on request, and gets its credit once it has confirmed', () => {
  const unconfirmed = providerRegistered({ emailConfirmed: false })
  expect(reactionsOf(grantWelcomeCreditWhenProviderRegisters, unconfirmed)).toEqual([])
  expect(reactionsOf(grantWelcomeCreditWhenProviderRegisters, emailConfirmed())).toEqual([
    run(grantWelcomeCredit, { providerId: providerId() }),
  ])
  expect(reactionsOf(mailLinkWhenProviderHasToConfirmItsEmail, providerRegistered())).toEqual([])
  for (const event of [unconfirmed, emailConfirmationAsked()])
    expect(reactionsOf(mailLinkWhenProviderHasToConfirmItsEmail, event)).toMatchObject([
      { effect: 'mail', person: { kind: 'provider', id: providerId() }, payload: { template: 'confirm-email' } },
    ])
})
