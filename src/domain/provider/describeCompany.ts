import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export type DescribeCompany = Unerased<Extract<ProviderEvent, { type: 'CompanyDescribed' }>['data']>

/** Says who the company is, where it sits, what it speaks and from what price it works. */
export const describeCompany = defineCommand<DescribeCompany, Provider, ProviderEvent>({
  name: 'describeCompany',
  aggregate: provider,
  stream: (input) => providerStream(input.providerId),
  decide(input, state) {
    if (!state.contact) return refuse('planner_not_found')
    return [{ type: 'CompanyDescribed', data: input }]
  },
})
