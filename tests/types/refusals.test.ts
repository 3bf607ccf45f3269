import { beforeAll, expect, it } from 'vitest'
import { errorsOfPlanted } from './plantedTypes.ts'

const imports = `
import { z } from 'zod'
import '../../../src/api/app.ts'
import { commandRoute } from '../../../src/api/commandRoute.ts'
import { Problem } from '../../../src/api/problem.ts'
import { account, accountStream } from '../../../src/domain/account/account.ts'
import { defineCommand, refuse } from '../../../src/domain/command.ts'
import type { ProviderId } from '../../../src/domain/ids.ts'
`
const command = (refusals: string, code: string) => `
const spend = defineCommand(account)({
  name: 'spend',
  stream: (input: { readonly providerId: ProviderId }) => accountStream(input.providerId),
  refusals: [${refusals}],
  decide(_input, state) {
    return state.credits < 1 ? refuse('${code}') : []
  },
})`
const route = (refusals: string) => `
export const spendRoute = commandRoute({
  method: 'POST',
  path: '/api/pro/spend',
  access: { as: 'provider' },
  docs: { tags: [], summary: 'Spend' },
  response: z.object({ spent: z.boolean() }),
  command: spend,
  input: ({ caller }) => ({ providerId: caller }),
  answer: () => ({ spent: true }),
  refusals: { ${refusals} },
})`

const mapped = (...codes: readonly string[]) => codes.map((code) => `${code}: () => new Problem(409, '${code}')`).join(', ')

const planted = {
  'sound.ts': command(`'insufficient_credits'`, 'insufficient_credits') + route(mapped('insufficient_credits')),
  'undeclared.ts': command(`'insufficient_credits'`, 'out_of_credits') + route(mapped('insufficient_credits')),
  'unmapped.ts': command(`'insufficient_credits', 'request_withdrawn'`, 'insufficient_credits') + route(mapped('insufficient_credits')),
  'superfluous.ts': command(`'insufficient_credits'`, 'insufficient_credits') + route(mapped('insufficient_credits', 'request_withdrawn')),
}

let errors: ReadonlyMap<string, readonly string[]>
beforeAll(() => {
  errors = errorsOfPlanted(Object.fromEntries(Object.entries(planted).map(([name, text]) => [name, imports + text])), 'tsconfig.json')
})

const errorsIn = (name: keyof typeof planted) => errors.get(name)

it('compiles a command with declared refusals, and a route that maps them', () => {
  expect(errorsIn('sound.ts')).toEqual([])
})

it('reports nothing outside the planted files', () => {
  expect(errors.get('elsewhere')).toEqual([])
})

it('does not compile an undeclared refusal', () => {
  expect(errorsIn('undeclared.ts')).toEqual([expect.stringContaining('out_of_credits')])
})

it('does not compile a route without an answer to a refusal of its command', () => {
  expect(errorsIn('unmapped.ts')).toEqual([expect.stringMatching(/request_withdrawn.* (is missing|but required)/)])
})

it('does not compile a route that maps a refusal its command does not declare', () => {
  expect(errorsIn('superfluous.ts')).toEqual([expect.stringContaining(`'request_withdrawn' does not exist`)])
})
