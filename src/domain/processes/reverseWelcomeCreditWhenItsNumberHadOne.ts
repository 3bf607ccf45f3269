import { reverseWelcomeCredit } from '../account/reverseWelcomeCredit.ts'
import { defineProcess, run } from '../process.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

/** Rule REG-10. */
export const reverseWelcomeCreditWhenItsNumberHadOne = defineProcess<Extract<ProviderEvent, { type: 'CompanyNumberChecked' }>>({
  name: 'reverseWelcomeCreditWhenItsNumberHadOne',
  events: ['CompanyNumberChecked'],
  startsFrom: 'beginning',
  react: ({ data: { providerId, welcomedBefore } }) => (welcomedBefore ? [run(reverseWelcomeCredit, { providerId })] : []),
})
