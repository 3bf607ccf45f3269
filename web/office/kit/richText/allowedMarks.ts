import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { cleanPastedHtml } from './cleanPaste.ts'

/**
 * What the server keeps of a text (src/projections/sanitiseHtml.ts): paragraphs, lists, two small headings, quotations and emphasis. A
 * paste is converted to these first, because word processors encode lists and emphasis differently; the editor's schema drops the rest.
 */
export const allowedMarks = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    // Off, because it would add an empty paragraph at the end.
    trailingNode: false,
  }),
  Extension.create({ name: 'pastedText', transformPastedHTML: cleanPastedHtml }),
]
