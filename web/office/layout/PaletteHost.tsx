import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { useCallback, useState } from 'react'
import { lazily } from '../../shared/loading/lazily.tsx'
import { useText } from '../i18n/useText.ts'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { usePaletteKey } from './usePaletteKey.ts'

const CommandPalette = lazily(async () => (await import('./CommandPalette.tsx')).CommandPalette)

/** The button and the shortcut of the command palette, whose code is loaded on first use. */
export function PaletteHost() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  usePaletteKey(open)
  return (
    <>
      <IconButton onClick={open} aria-label={t('layout.palette.open')} aria-haspopup="dialog" aria-keyshortcuts="Control+K">
        <SearchIcon />
      </IconButton>
      <LazyPart onClose={close}>{isOpen && <CommandPalette onClose={close} />}</LazyPart>
    </>
  )
}
