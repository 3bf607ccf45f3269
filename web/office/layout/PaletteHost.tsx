import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { useCallback, useState } from 'react'
import { lazily } from '../../shared/loading/lazily.tsx'
import { useText } from '../i18n/useText.ts'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { EarlyLetters } from './EarlyLetters.tsx'
import { usePaletteKey } from './usePaletteKey.ts'

const CommandPalette = lazily(async () => (await import('./CommandPalette.tsx')).CommandPalette)

/** The button and the shortcut of the command palette, whose code is loaded on first use. */
export function PaletteHost() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [early, setEarly] = useState('')
  const open = useCallback(() => {
    setEarly('')
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  usePaletteKey(open)
  return (
    <>
      <IconButton onClick={open} aria-label={t('layout.palette.open')} aria-haspopup="dialog" aria-keyshortcuts="Control+K">
        <SearchIcon />
      </IconButton>
      <LazyPart onClose={close} loading={<EarlyLetters onType={setEarly} onEscape={close} />}>
        {isOpen && <CommandPalette early={early} onClose={close} />}
      </LazyPart>
    </>
  )
}
