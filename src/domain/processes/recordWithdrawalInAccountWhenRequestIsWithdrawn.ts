import { recordWithdrawal } from '../account/recordWithdrawal.ts'
import { defineProcess, run } from '../process.ts'
import type { RequestEvent } from '../request/requestEvents.ts'

export const recordWithdrawalInAccountWhenRequestIsWithdrawn = defineProcess<Extract<RequestEvent, { type: 'RequestWithdrawnByCouple' }>>({
  name: 'recordWithdrawalInAccountWhenRequestIsWithdrawn',
  events: ['RequestWithdrawnByCouple'],
  startsFrom: 'beginning',
  react: ({ data }) => [run(recordWithdrawal, data)],
})
