import { eventTypes } from '../../domain/eventTypes.ts'
import { languages } from '../../domain/languages.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import { searchableText, typedWords, wordsOf } from '../words.ts'
import { isOpen, lockedParts } from './lockedParts.ts'

/** The columns of a request that are searched, and those that decide what may be searched. */
type SearchedRow = Parameters<typeof isOpen>[0] & Parameters<typeof lockedParts>[0] & { readonly zip_code: string | null }

/**
 * The searchable text of a request, as words between blanks. For a locked request that is only what is shown, so a masked name cannot be
 * guessed by searching for it. Rule REQ-13.
 */
export function searchWordsOf(row: SearchedRow): string {
  const open = isOpen(row)
  const { event_type_text, wedding_theme, event_location, message } = open ? row : lockedParts(row)
  const contact = open ? [row.firstname, row.lastname] : []
  return searchableText([row.city, row.zip_code, event_location, event_type_text, wedding_theme, message, ...contact])
}

/** A search word, and the kinds of event that it names in any language. */
export interface SearchedWord {
  readonly word: string
  readonly eventTypes: readonly string[]
}

/** The words of a typed text; empty when it contains no word. */
export function searchedWords(typed: string): readonly SearchedWord[] {
  return typedWords(typed).map((word) => ({
    word,
    eventTypes: eventTypeNames.filter(({ names }) => names.some((name) => name.startsWith(word))).map(({ type }) => type),
  }))
}

const textsOf = serverTexts('eventTypes')
const eventTypeNames = eventTypes.map((type) => ({ type, names: wordsOf(languages.map((language) => textsOf[language][type]).join(' ')) }))
