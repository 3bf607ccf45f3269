import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { PublicRulesProvider } from '../../../shared/rules/PublicRulesProvider.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { NoProjects } from './NoProjects.tsx'

it.each([
  [1, [/suggest a planner/]],
  [5, [/suggest five planners/]],
  [20, [/suggest 20 planners/]],
])('names as many suggested planners as the rule says, here %i', (suggestedPlanners, texts) => {
  renderCouple(
    <PublicRulesProvider rules={{ ...defaultPublicRules, suggestedPlanners }}>
      <NoProjects />
    </PublicRulesProvider>,
  )
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})
