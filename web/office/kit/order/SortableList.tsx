import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { SortableItem } from './SortableItem.tsx'

interface SortableListProps<Item extends { readonly id: string }> {
  readonly items: readonly Item[]
  /** Label of the list. */
  readonly label: string
  /** The name of an item, for screen readers. */
  readonly nameOf: (item: Item) => string
  readonly render: (item: Item) => ReactNode
  /** Called with the items in their new order. */
  readonly onOrder: (items: readonly Item[]) => void
  /** True: pictures in a grid. Default: items in a column. */
  readonly grid?: boolean
}

/** A list whose order can be changed by dragging, or by keyboard (space, arrows, space). */
export function SortableList<Item extends { readonly id: string }>({
  items,
  label,
  nameOf,
  render,
  onOrder,
  grid = false,
}: SortableListProps<Item>) {
  const t = useText()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id)
  const said = (id: string | number) => {
    const item = items[placeOf(id)]
    return item ? nameOf(item) : ''
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onOrder(arrayMove([...items], placeOf(active.id), placeOf(over.id)))
  }
  const place = (id: string | number) => ({ place: placeOf(id) + 1, total: items.length })
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('kit.order.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('kit.order.lifted', { name: said(active.id), ...place(active.id) }),
          onDragOver: ({ active, over }) => {
            if (!over) return undefined
            return t(over.id === active.id ? 'kit.order.lifted' : 'kit.order.over', { name: said(active.id), ...place(over.id) })
          },
          onDragEnd: ({ active, over }) => t('kit.order.dropped', { name: said(active.id), ...place(over?.id ?? active.id) }),
          onDragCancel: ({ active }) => t('kit.order.cancelled', { name: said(active.id) }),
        },
      }}
    >
      <SortableContext items={items.map(({ id }) => id)}>
        <Box
          component="ul"
          aria-label={label}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: grid ? { xs: 1.5, sm: 2 } : 1,
            gridTemplateColumns: grid ? 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))' : '1fr',
          }}
        >
          {items.map((item) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)} handleOnTop={grid}>
              {render(item)}
            </SortableItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  )
}
