import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { useText } from '../../i18n/useText.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'

const TextsPreview = lazily(async () => (await import('./TextsPreview.tsx')).TextsPreview)

const preview = (
  <LazyPart loading={<Skeleton variant="rounded" height={240} />}>
    <TextsPreview />
  </LazyPart>
)

/** The preview, beside the form on wide screens, else behind a button. */
export function PreviewPane() {
  const t = useText()
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  if (isWide) {
    return (
      <Box
        component="aside"
        aria-labelledby={titleId}
        sx={{ position: 'sticky', top: 16, maxHeight: 'calc(100vh - 32px)', overflowY: 'auto' }}
      >
        <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {t('texts.preview.title')}
        </Typography>
        {preview}
      </Box>
    )
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('texts.preview.show')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullScreen aria-labelledby={titleId}>
        <DialogTitle id={titleId} variant="h4" component="h2">
          {t('texts.preview.title')}
        </DialogTitle>
        <DialogContent>{preview}</DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setOpen(false)} startIcon={<CloseIcon />}>
            {t('texts.preview.hide')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
