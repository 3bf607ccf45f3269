import BoldIcon from '@mui/icons-material/FormatBold'
import ItalicIcon from '@mui/icons-material/FormatItalic'
import BulletsIcon from '@mui/icons-material/FormatListBulleted'
import NumbersIcon from '@mui/icons-material/FormatListNumbered'
import QuoteIcon from '@mui/icons-material/FormatQuote'
import UnderlineIcon from '@mui/icons-material/FormatUnderlined'
import RedoIcon from '@mui/icons-material/Redo'
import HeadingIcon from '@mui/icons-material/Title'
import UndoIcon from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'
import { useText } from '../../i18n/useText.ts'

interface Action {
  readonly name: 'bold' | 'italic' | 'underline' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'undo' | 'redo'
  readonly Icon: ComponentType<{ readonly fontSize: 'small' }>
  readonly run: (editor: Editor) => unknown
}

const actions: readonly Action[] = [
  { name: 'bold', Icon: BoldIcon, run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', Icon: ItalicIcon, run: (editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', Icon: UnderlineIcon, run: (editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'heading', Icon: HeadingIcon, run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { name: 'bulletList', Icon: BulletsIcon, run: (editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', Icon: NumbersIcon, run: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', Icon: QuoteIcon, run: (editor) => editor.chain().focus().toggleBlockquote().run() },
  { name: 'undo', Icon: UndoIcon, run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', Icon: RedoIcon, run: (editor) => editor.chain().focus().redo().run() },
]

/** The formatting buttons; each shows whether it is active. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const t = useText()
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => actions.filter(({ name }) => !current.isDestroyed && current.isActive(name)).map(({ name }) => name),
  })
  return (
    <Box
      role="toolbar"
      aria-label={t('kit.richText.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider', px: 0.5 }}
    >
      {actions.map(({ name, Icon, run }) => {
        const canBeOn = name !== 'undo' && name !== 'redo'
        return (
          <IconButton
            key={name}
            size="small"
            onClick={() => run(editor)}
            aria-label={t(`kit.richText.${name}`)}
            aria-pressed={canBeOn ? active.includes(name) : undefined}
            color={active.includes(name) ? 'primary' : 'default'}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Box>
  )
}
