/** The time in every picture, for server and browser. It is far in the future, so that by the database's clock nothing has expired. */
export const fixedTime = '2035-11-20T09:00:00.000Z'
/** A minute earlier, so that lists by time have a fixed order. */
export const minuteBefore = '2035-11-20T08:59:00.000Z'
/** When couples marry. */
export const weddingDay = '2036-06-21'
