/** How much is typed to search records, the inbox among them; characters. A file of its own, because the pages that search load no schema. */
export const searchLength = { least: 2, most: 120 } as const
