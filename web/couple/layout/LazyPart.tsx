import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { CrashBoundary } from '../../shared/loading/CrashBoundary.tsx'

interface LazyPartProps {
  /** Closes a dialog that could not be loaded. Absent for a part of the page. */
  readonly onClose?: () => void
  /** Rendered while the part is loading. */
  readonly loading?: ReactNode
  /** Rendered when the part cannot be loaded. Default: a message with a retry button. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part that is loaded when it is needed, such as a dialog. If that fails, the page around it is unaffected. */
export function LazyPart({ onClose, loading = null, fallback, children }: LazyPartProps) {
  const { key } = useLocation()
  const shown = Boolean(children)
  return (
    <CrashBoundary
      resetOn={`${key} ${String(shown)}`}
      fallback={({ retry }) => (fallback === undefined ? <PartFailure onRetry={retry} onClose={onClose} /> : fallback)}
    >
      <Suspense fallback={shown ? loading : null}>{children}</Suspense>
    </CrashBoundary>
  )
}

interface PartFailureProps {
  readonly onRetry: () => void
  readonly onClose: (() => void) | undefined
}

/** Shown in place of the part, or at the bottom of the window for a dialog. */
function PartFailure({ onRetry, onClose }: PartFailureProps) {
  const { t } = useTranslation(['layout', 'common'])
  const floating = { position: 'fixed', bottom: 16, insetInline: 16, zIndex: 'snackbar', maxWidth: 560, mx: 'auto', boxShadow: 4 } as const
  return (
    <Box
      role="alert"
      sx={{
        ...(onClose && floating),
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        borderRadius: 1,
        bgcolor: 'error.light',
        color: 'error.main',
        typography: 'body2',
      }}
    >
      <Box component="p" sx={{ m: 0, flex: '1 1 14rem' }}>
        {t('layout:missing.part')}
      </Box>
      <Button color="inherit" onClick={onRetry}>
        {t('common:retry')}
      </Button>
      {onClose && (
        <Button color="inherit" onClick={onClose}>
          {t('common:close')}
        </Button>
      )}
    </Box>
  )
}
