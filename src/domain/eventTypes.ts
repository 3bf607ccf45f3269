/** Slugs of what couples celebrate. */
export const eventTypes = ['mariage', 'pacs', 'anniversaire', 'bapteme', 'fiancailles', 'evj', 'corporate', 'autre'] as const
