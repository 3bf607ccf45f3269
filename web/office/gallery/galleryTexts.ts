const things = {
  failed: 'The things could not be loaded.',
  empty: { title: 'No thing yet', text: 'As soon as there is one, it appears here.' },
  detail: { back: 'All things', failed: 'The thing could not be loaded.', notFound: 'There is no such thing.' },
  remove: {
    button: 'Remove',
    title: 'Remove {{name}}?',
    text: 'It is gone for good.',
    confirm: 'Remove it',
    failed: 'It could not be removed.',
  },
  fields: { name: 'Name', place: 'Place', amount: 'Amount' },
}

/** The gallery's own texts, in English only, because it is for developers. */
export const galleryTexts = {
  full: things,
  partial: things,
  empty: things,
  loading: things,
  error: things,
}

/** The names of its resources. */
export const galleryNames = { full: 'Full', partial: 'Partial', empty: 'Empty', loading: 'Loading', error: 'Error' }
