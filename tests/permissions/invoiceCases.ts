import type { CallCase } from './callCase.ts'

/** How the routes of invoices are called. */
export const invoiceCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/invoices': { names: 'nothing', call: () => ({ path: '/api/pro/invoices' }) },
  'GET /api/pro/invoices/:id/file': {
    names: 'owned',
    call: async (world, identity, whose) => ({ path: `/api/pro/invoices/${await world.invoice(identity, whose)}/file` }),
  },
}
