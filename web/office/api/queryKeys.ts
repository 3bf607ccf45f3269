/** All that is read of a resource. */
const allOf = (name: string) => [name] as const

/** Keys of what the office reads beside and below react-admin's own, which begin with the resource. */
export const queryKeys = {
  me: ['me'],
  unread: ['unread'],
  confirmation: (token: string) => ['confirmation', token],
  newEmail: (token: string) => ['newEmail', token],
  accountDeletion: ['accountDeletion'],
  availability: allOf('availability'),
  photos: allOf('photos'),
  videos: allOf('videos'),
  credits: allOf('credits'),
  packs: ['credits', 'packs'],
  paymentSetup: ['paymentSetup'],
  paymentLibrary: ['paymentLibrary'],
  venueGallery: (id: string) => ['venues', 'gallery', id],
  portfolioGallery: (id: string) => ['portfolios', 'gallery', id],
  portfolioPlan: ['portfolios', 'plan'],
  switchPreview: (period: string) => ['subscription', 'switchPreview', period],
  /** react-admin's own of the session. */
  auth: ['auth'],
  testimonials: ['testimonials'],
  testimonialsIn: (locale: string) => ['testimonials', locale],
  resource: allOf,
  /** One record, as react-admin keeps it. */
  record: (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }],
  /** The lists that are read of a resource. */
  lists: (name: string) => [name, 'getList'],
  /** Every row of a list, and not those of one page. */
  allRows: (resource: string, sort: object, filter: object) => [resource, 'allRows', { sort, filter }],
  palette: (resource: string, words: string) => [resource, 'palette', words],
} as const
