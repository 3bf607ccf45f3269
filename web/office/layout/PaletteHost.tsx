import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { usePaletteKey } from './usePaletteKey.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }))

/** The button and the key that open the command palette; its code is loaded with the first use. */
export function PaletteHost() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  usePaletteKey(open)
  return (
    <>
      <IconButton onClick={open} aria-label={t('layout.palette.open')} aria-haspopup="dialog" aria-keyshortcuts="Control+K">
        <SearchIcon />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
