import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { PublicRulesProvider } from '../../../shared/rules/PublicRulesProvider.tsx'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { Film } from './film/Film.tsx'
import { HowItWorks } from './HowItWorks.tsx'

it.each([
  [1, ['One profile', /We suggest the planner who/, /A planner is introduced/]],
  [5, ['Five profiles', /the five planners who/, /^Five planners are/]],
  [20, ['20 profiles', /the 20 planners who/, /^20 planners are/]],
])('names as many suggested planners as the rule says, here %i', (suggestedPlanners, texts) => {
  renderCouple(
    <PublicRulesProvider rules={{ ...defaultPublicRules, suggestedPlanners }}>
      <HowItWorks />
      <Film />
    </PublicRulesProvider>,
  )
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})
