import Box from '@mui/material/Box'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect } from 'react'
import { allowedMarks } from './allowedMarks.ts'
import { cleanPastedText } from './cleanPaste.ts'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { TextCount } from './TextCount.tsx'

interface RichTextEditorProps {
  readonly html: string
  readonly onChange: (html: string) => void
  readonly onBlur: () => void
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly maxLength: number | undefined
}

/** The editor behind `RichTextInput`. */
export function RichTextEditor({ html, onChange, onBlur, labelledBy, describedBy, isInvalid, maxLength }: RichTextEditorProps) {
  const editor = useEditor({
    extensions: allowedMarks,
    content: html,
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
    onBlur: () => onBlur(),
  })
  useEffect(() => {
    // TipTap destroys an editor whose page was suspended before it was shown, and creates another one.
    if (editor.isDestroyed) return
    // The value was set from outside, e.g. to the other version of a conflict.
    if (html !== htmlOf(editor)) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  useEffect(() => {
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelledBy,
      'aria-invalid': String(isInvalid),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    }
    editor.setOptions({ editorProps: { attributes, transformPastedText: cleanPastedText } })
  }, [editor, labelledBy, describedBy, isInvalid])
  return (
    <Box
      sx={{
        border: 1,
        borderColor: isInvalid ? 'error.main' : 'house.controlLine',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 2 },
        '& .tiptap': { minHeight: 160, px: 2, py: 1, outline: 'none', '& > :first-of-type': { mt: 0 } },
      }}
    >
      <RichTextToolbar editor={editor} />
      <EditorContent editor={editor} />
      {maxLength !== undefined && <TextCount html={html} most={maxLength} />}
    </Box>
  )
}

/** An empty editor still contains a paragraph. */
function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML()
}
