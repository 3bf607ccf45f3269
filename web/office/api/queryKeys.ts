/** Key of all data of a resource. */
const allOf = (name: string) => [name] as const

/** Query keys of our own, besides react-admin's, which start with the resource. */
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
  /** react-admin's key of the session. */
  auth: ['auth'],
  testimonials: ['testimonials'],
  testimonialsIn: (locale: string) => ['testimonials', locale],
  resource: allOf,
  /** A record, in react-admin's format. */
  record: (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }],
  /** The lists of a resource, in react-admin's format. */
  lists: (name: string) => [name, 'getList'],
  /** All rows of a list, without pagination. */
  allRows: (resource: string, sort: object, filter: object) => [resource, 'allRows', { sort, filter }],
  recordSearch: (typed: string) => ['search', typed],
} as const
