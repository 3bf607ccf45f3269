import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { CrashBoundary } from '../../../shared/loading/CrashBoundary.tsx'
import { PartMissing } from '../../../shared/loading/lazily.tsx'
import { coveredBelow } from '../../../shared/theme/tokens.ts'
import { useText } from '../../i18n/useText.ts'

interface LazyPartProps {
  /** Rendered while it is loading. */
  readonly loading?: ReactNode
  /** For a dialog: closes it when it could not be loaded. */
  readonly onClose?: () => void
  /** Rendered when it cannot be loaded. Default: a message with a retry button. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** A part of a page, declared with `lazily`, whose code is loaded after the page's. If that fails, the rest of the page is unaffected. */
export function LazyPart({ loading = null, onClose, fallback, children }: LazyPartProps) {
  const { key } = useLocation()
  const isShown = Boolean(children)
  return (
    <CrashBoundary
      resetOn={`${key} ${isShown}`}
      fallback={({ error, retry }) =>
        fallback === undefined ? <PartFailure isMissing={error instanceof PartMissing} onRetry={retry} onClose={onClose} /> : fallback
      }
    >
      <Suspense fallback={isShown ? loading : null}>{children}</Suspense>
    </CrashBoundary>
  )
}

interface PartFailureProps {
  readonly isMissing: boolean
  readonly onRetry: () => void
  readonly onClose: (() => void) | undefined
}

/** A dialog has no place in the page, so its failure is shown at the bottom of the window. */
const floatingSx = {
  position: 'fixed',
  bottom: `calc(16px + ${coveredBelow})`,
  insetInline: 16,
  zIndex: 'snackbar',
  maxWidth: 560,
  mx: 'auto',
  boxShadow: 4,
} as const

/** Rendered in place of the part. */
function PartFailure({ isMissing, onRetry, onClose }: PartFailureProps) {
  const t = useText()
  const actions = (
    <>
      <Button color="inherit" size="small" onClick={onRetry}>
        {t('layout.retry')}
      </Button>
      {onClose && (
        <Button color="inherit" size="small" onClick={onClose}>
          {t('layout.close')}
        </Button>
      )}
    </>
  )
  return (
    <Alert severity="error" action={actions} sx={[{ textAlign: 'start' }, onClose !== undefined && floatingSx]}>
      {t(isMissing ? 'layout.missing.part' : 'layout.errors.unknown')}
    </Alert>
  )
}
