import type { Language } from '../../domain/locale.ts'

/** A text in every interface language; French is written first, the others are translated for meaning. */
export type Text = Readonly<Record<Language, string>>
