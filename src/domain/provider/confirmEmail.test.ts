import { describe, test } from 'vitest'
import { emailConfirmationAsked, emailConfirmed } from '../../../tests/setup/sampleEmailEvents.ts'
import { companyDescribed, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { providerApproved } from '../../../tests/setup/sampleModerationEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { approveProvider } from './approveProvider.ts'
import { askEmailConfirmation } from './askEmailConfirmation.ts'
import { confirmEmail } from './confirmEmail.ts'

const input = { providerId: providerId() }
const now = presentTime.toISOString()
const unconfirmed = providerRegistered({ emailConfirmed: false })

describe('confirmEmail', () => {
  test('the login e-mail is confirmed once', () => {
    given(unconfirmed)
      .when(confirmEmail, input)
      .thenEvents(emailConfirmed({ confirmedAt: now }))
    given(unconfirmed, emailConfirmed()).when(confirmEmail, input).thenNothing()
  })

  test('an account from before confirmations counts as confirmed', () => {
    given(providerRegistered()).when(confirmEmail, input).thenNothing()
    given(providerRegistered()).when(askEmailConfirmation, input).thenRefused('email_already_confirmed')
  })

  test('an unknown provider is refused', () => {
    given().when(confirmEmail, input).thenRefused('planner_not_found')
    given().when(askEmailConfirmation, input).thenRefused('planner_not_found')
  })
})

test('the link can be requested again until the e-mail is confirmed', () => {
  given(unconfirmed)
    .when(askEmailConfirmation, input)
    .thenEvents(emailConfirmationAsked({ askedAt: now }))
  given(unconfirmed, emailConfirmed()).when(askEmailConfirmation, input).thenRefused('email_already_confirmed')
})

test('a provider without a confirmed e-mail is not published', () => {
  given(unconfirmed, companyDescribed()).when(approveProvider, input).thenRefused('email_not_confirmed')
  given(unconfirmed, companyDescribed(), emailConfirmed()).when(approveProvider, input).thenEvents(providerApproved())
})
