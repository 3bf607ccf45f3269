import { Extension } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { cleanPastedHtml } from './cleanPaste.ts'

/**
 * What the server keeps of a text (src/projections/sanitiseHtml.ts): paragraphs, lists, two small headings, quotations and emphasis. What is
 * pasted is made of these first, as word processors write lists and emphasis in ways of their own; the editor's schema drops the rest.
 */
export const allowedMarks = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    // It would end a text with an empty paragraph.
    trailingNode: false,
  }),
  Extension.create({ name: 'pastedText', transformPastedHTML: cleanPastedHtml }),
]
