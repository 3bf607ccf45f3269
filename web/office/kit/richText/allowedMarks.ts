import { StarterKit } from '@tiptap/starter-kit'

/**
 * What the server keeps of a text (src/projections/sanitiseHtml.ts): paragraphs, lists, two small headings, quotations and emphasis. What is
 * pasted is cut down to it by the editor's own schema.
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
]
