import { test } from 'vitest'
import { providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { type RegisterProvider, registerProvider } from './registerProvider.ts'

const { termsVersion: _version, termsAcceptedAt: _acceptedAt, ...facts } = providerRegistered().data
const input: RegisterProvider = { ...facts, emailConfirmed: false } as RegisterProvider

test('a provider is registered, with the terms it accepted and when', () => {
  given()
    .when(registerProvider, input)
    .thenEvents(
      providerRegistered({ emailConfirmed: false, termsVersion: defaultRules.termsVersion, termsAcceptedAt: presentTime.toISOString() }),
    )
})

test('it is registered once', () => {
  given(providerRegistered()).when(registerProvider, input).thenNothing()
})
