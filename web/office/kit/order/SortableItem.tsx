import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import HandleIcon from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { overlaySx } from './overlaySx.ts'

interface SortableItemProps {
  readonly id: string
  readonly name: string
  /** True: the handle is over the picture. Default: it is before the item. */
  readonly handleOnTop?: boolean
  readonly children: ReactNode
}

const cardSx = { borderRadius: 1.5, overflow: 'hidden' } as const
// On a phone the handle is at the top, because an item may be a whole form.
const lineSx = { display: 'flex', alignItems: { xs: 'flex-start', sm: 'center' }, gap: { xs: 0, sm: 1 }, p: 0.5, borderRadius: 1 } as const

/** An item with a drag handle. Its own content stays clickable. */
export function SortableItem({ id, name, handleOnTop = false, children }: SortableItemProps) {
  const t = useText()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={[
        {
          minWidth: 0,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          position: 'relative',
          zIndex: isDragging ? 1 : undefined,
          boxShadow: isDragging ? 4 : undefined,
        },
        handleOnTop ? cardSx : lineSx,
      ]}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        size="small"
        aria-label={t('kit.order.move', { name })}
        sx={[
          { cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none', color: 'text.secondary' },
          handleOnTop && overlaySx,
          handleOnTop && { position: 'absolute', top: 8, left: 8, zIndex: 1 },
        ]}
      >
        <HandleIcon fontSize="small" />
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
