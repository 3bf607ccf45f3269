import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type DescribeCompany = Unerased<Extract<ProviderEvent, { type: 'CompanyDescribed' }>['data']>

/** Sets the company's name, location, languages and starting price. */
export const describeCompany = defineCommand(provider)({
  name: 'describeCompany',
  stream: (input: DescribeCompany) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return queueChangedParts(state, [{ type: 'CompanyDescribed', data: input }], now)
  },
})
