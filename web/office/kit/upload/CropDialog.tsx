import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useText } from '../../i18n/useText.ts'
import { useObjectUrl } from './useObjectUrl.ts'

interface CropDialogProps {
  readonly file: File
  /** Width divided by height. */
  readonly aspect: number
  readonly round?: boolean
  /** The minimum side of the cropped part, in pixels. */
  readonly leastSide: number
  readonly onCrop: (crop: Area) => void
  readonly onClose: () => void
}

/** Crops a photograph by moving it below a frame, also by arrow keys. */
export function CropDialog({ file, aspect, round = false, leastSide, onCrop, onClose }: CropDialogProps) {
  const t = useText()
  const titleId = useId()
  const zoomId = useId()
  const src = useObjectUrl(file)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const isTooSmall = area !== undefined && Math.min(area.width, area.height) < leastSide
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {t('kit.crop.title')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ position: 'relative', height: { xs: 260, sm: 360 }, bgcolor: 'action.hover', borderRadius: 1, overflow: 'hidden' }}>
          {src !== undefined && !isUnreadable && (
            <Cropper
              image={src}
              crop={position}
              zoom={zoom}
              aspect={aspect}
              cropShape={round ? 'round' : 'rect'}
              showGrid={!round}
              onCropChange={setPosition}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
              cropperProps={{ role: 'application', 'aria-label': t('kit.crop.area') }}
              mediaProps={{ alt: file.name, onError: () => setIsUnreadable(true) }}
            />
          )}
        </Box>
        <Typography id={zoomId} variant="body2" sx={{ mt: 2 }}>
          {t('kit.crop.zoom')}
        </Typography>
        <Slider aria-labelledby={zoomId} value={zoom} min={1} max={3} step={0.05} onChange={(_event, value) => setZoom(value)} />
        {isTooSmall && <Alert severity="warning">{t('kit.crop.tooSmall', { side: leastSide })}</Alert>}
        {isUnreadable && <Alert severity="error">{t('kit.crop.unreadable')}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('kit.upload.cancel')}
        </Button>
        <Button variant="contained" disabled={area === undefined || isTooSmall || isUnreadable} onClick={() => area && onCrop(area)}>
          {t('kit.crop.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
