import { describe, expect, test } from 'vitest'
import { defaultRules } from '../../domain/rules.ts'
import type { AnswerFigures } from '../../projections/requestInbox/answerFigures.ts'
import { supportedStatements } from './supportedStatements.ts'

const figures = {
  providers: 731,
  answers: {
    requests: 400,
    medianHours: 6.2,
    single: { projects: 80, answered: 0.14 },
    several: { projects: 120, answered: 0.9 },
  },
}
const statements = (over: { providers?: number; answers?: Partial<AnswerFigures> } = {}) =>
  supportedStatements(
    { providers: over.providers ?? figures.providers, answers: { ...figures.answers, ...over.answers } },
    defaultRules.claims,
  )

describe('a statement names its figure', () => {
  test('when the data support it, rounded to the weaker figure', () => {
    expect(statements()).toEqual({ providers: 700, answerHours: 7, chances: 6 })
    expect(statements({ providers: 501 }).providers).toBe(500)
    expect(statements({ answers: { medianHours: 0.2 } }).answerHours).toBe(2)
  })

  test.each([
    ['500 providers are not more than 500', { providers: 500 }, 'providers'],
    ['answers take longer than a day', { answers: { medianHours: 24.1 } }, 'answerHours'],
    ['most requests get no answer', { answers: { medianHours: Number.POSITIVE_INFINITY } }, 'answerHours'],
    ['there are no requests', { answers: { requests: 0, medianHours: null } }, 'answerHours'],
    ['there are few requests', { answers: { requests: 99 } }, 'answerHours'],
    ['few projects wrote to one alone', { answers: { single: { projects: 49, answered: 0.14 } } }, 'chances'],
    ['few projects wrote to several', { answers: { several: { projects: 49, answered: 0.9 } } }, 'chances'],
    ['several are less than twice as good as one', { answers: { single: { projects: 80, answered: 0.5 } } }, 'chances'],
    ['nobody who wrote to one got an answer', { answers: { single: { projects: 80, answered: 0 } } }, 'chances'],
  ] as const)('not when %s', (_, over, statement) => {
    expect(statements(over)).not.toHaveProperty(statement)
  })
})
