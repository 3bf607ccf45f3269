/** What it is in every picture, for server and browser alike. It is far ahead, so that by the database's clock nothing of it is over. */
export const fixedTime = '2035-11-20T09:00:00.000Z'
/** A minute before: lists by time have an order. */
export const minuteBefore = '2035-11-20T08:59:00.000Z'
/** When couples marry. */
export const weddingDay = '2036-06-21'
