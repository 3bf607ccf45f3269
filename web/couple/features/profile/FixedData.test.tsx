import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { SiteProvider } from '../../site/SiteProvider.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { FixedData } from './FixedData.tsx'

const user = { firstname: 'Camille', lastname: 'Martin', phone: '+33612345678' } as User

function shown(hasLegalPages: boolean) {
  const site = { country: 'FR', asksConsent: false, hasLegalPages, rules: defaultPublicRules, forVisitors: false } as const
  renderCouple(
    <SiteProvider site={site}>
      <FixedData user={user} />
    </SiteProvider>,
  )
}

test('links to the operator’s address', () => {
  shown(true)
  expect(screen.getByRole('link', { name: 'How to reach us' }).getAttribute('href')).toBe('/imprint')
})

test('has no link when no operator is configured', () => {
  shown(false)
  expect(screen.getByText(/requires you to contact us/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
