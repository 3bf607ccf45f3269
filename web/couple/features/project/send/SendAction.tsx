import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'

interface SendActionProps {
  readonly provider: Prestataire
  readonly contacted: boolean
  readonly onWrite: () => void
}

/** The way to write to one provider, or that it is done. */
export function SendAction({ provider, contacted, onWrite }: SendActionProps) {
  const { t } = useTranslation('project')
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(contacted)
  useEffect(() => {
    // The button that the dialog would give the focus back to is gone; the way by keyboard goes on from here, not from the page's end.
    if (contacted && !before.current && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
    before.current = contacted
  }, [contacted])
  return contacted ? (
    <Box
      ref={status}
      role="status"
      tabIndex={-1}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1, ml: 'auto', fontWeight: 600, color: 'success.main' }}
    >
      <CheckCircleOutlineIcon fontSize="small" aria-hidden />
      {t('send.contacted')}
    </Box>
  ) : (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      aria-label={t('send.openFor', { name: provider.name })}
      onClick={onWrite}
      sx={{ flex: 1, px: 1.5 }}
    >
      {t('send.open')}
    </Button>
  )
}
