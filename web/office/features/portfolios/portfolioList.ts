/** All portfolios on one page, oldest first, because the plan shows the oldest. */
export const portfolioList = { sort: { field: 'addedAt', order: 'ASC' }, perPage: 100 } as const
