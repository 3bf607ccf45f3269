/** Keys of what the office reads beside and below react-admin's own, which begin with the resource. */
export const queryKeys = {
  me: ['me'],
  unread: ['unread'],
  photos: ['photos'],
  credits: ['credits'],
  testimonials: (locale: string) => ['testimonials', locale],
  /** All that is read of a resource. */
  resource: (name: string) => [name],
  /** One record, as react-admin keeps it. */
  record: (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }],
  palette: (resource: string, words: string) => [resource, 'palette', words],
} as const
