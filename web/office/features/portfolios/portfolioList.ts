/** How the portfolios are listed: all of them on one page, as the first ones added are those that the plan shows. */
export const portfolioList = { sort: { field: 'addedAt', order: 'ASC' }, perPage: 100 } as const
