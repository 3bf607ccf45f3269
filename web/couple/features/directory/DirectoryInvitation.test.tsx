import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { PublicRulesProvider } from '../../../shared/rules/PublicRulesProvider.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { DirectoryInvitation } from './DirectoryInvitation.tsx'

it.each([
  [1, [/introduce one of them/, /the wedding planner who/]],
  [5, [/introduce five of them/, /the five wedding planners/]],
  [20, [/introduce 20 of them/, /the 20 wedding planners/]],
])('names as many suggested planners as the rule says, here %i', (suggestedPlanners, texts) => {
  renderCouple(
    <PublicRulesProvider rules={{ ...defaultPublicRules, suggestedPlanners }}>
      <DirectoryInvitation />
    </PublicRulesProvider>,
  )
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})
