import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../shared/theme/visuallyHidden.ts'

/** An empty image, until a photograph is opened. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const button = {
  color: 'common.white',
  bgcolor: 'rgb(0 0 0 / 45%)',
  width: 48,
  height: 48,
  '&:hover': { bgcolor: 'rgb(0 0 0 / 70%)' },
  '&[aria-disabled="true"]': { opacity: 0.3, cursor: 'default' },
  '&:focus-visible': { outline: 2, outlineColor: 'common.white', outlineOffset: 2 },
} as const

/** Shows photographs one at a time over the whole window. islands/GalleryElement.ts fills and controls it. */
export function Lightbox({ name }: { readonly name: string }) {
  const { t } = useTranslation(['providers', 'common'])
  return (
    <Box
      component="dialog"
      aria-label={t('providers:gallery.of', { name })}
      // The event bubbles in React and would also close a dialog around the gallery.
      onClose={(event: SyntheticEvent) => event.stopPropagation()}
      sx={{
        position: 'fixed',
        inset: 0,
        width: '100vw',
        height: '100dvh',
        maxWidth: 'none',
        maxHeight: 'none',
        m: 0,
        p: 0,
        border: 0,
        overflow: 'hidden',
        overscrollBehavior: 'contain',
        bgcolor: 'text.primary',
        color: 'common.white',
        '&::backdrop': { bgcolor: 'text.primary' },
        '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 1, pl: 2 }}>
        <Typography data-count sx={{ fontVariantNumeric: 'tabular-nums' }} />
        <IconButton data-close aria-label={t('common:close')} sx={button}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ position: 'relative', minHeight: 0, px: { xs: 0, md: 10 } }}>
        <Box component="figure" sx={{ m: 0, height: '100%', display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' }}>
          <Box data-frame sx={{ minHeight: 0, touchAction: 'pan-y pinch-zoom', userSelect: 'none' }}>
            <Box
              component="img"
              data-stage
              src={nothing}
              alt=""
              sizes="100vw"
              draggable={false}
              sx={{ width: '100%', height: '100%', objectFit: 'contain', background: 'center / contain no-repeat' }}
            />
          </Box>
          <Typography
            component="figcaption"
            hidden
            sx={{ px: 2, py: 1.5, textAlign: 'center', maxHeight: '30dvh', overflowY: 'auto', overflowWrap: 'anywhere' }}
          />
        </Box>
        {([-1, 1] as const).map((step) => (
          <IconButton
            key={step}
            data-step={step}
            aria-label={t(step < 0 ? 'providers:gallery.before' : 'providers:gallery.next')}
            sx={{ ...button, position: 'absolute', top: 'calc(50% - 24px)', [step < 0 ? 'left' : 'right']: { xs: 8, md: 16 } }}
          >
            {step < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
          </IconButton>
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden} />
    </Box>
  )
}
