import WarningIcon from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { writtenLength } from '../../../../src/api/schemas/writtenLength.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'

/** The share of the limit that is left when the count starts to warn. */
const nearShare = 0.1
/** Announced when typing pauses, not after each character. */
const pauseMs = 800

/** The length of a rich text without markup, and what is left near the limit. Shown at once, announced politely. */
export function TextCount({ html, most }: { readonly html: string; readonly most: number }) {
  const t = useText()
  const { number } = useFormat()
  const count = writtenLength(html)
  const left = most - count
  const state = left < 0 ? 'over' : left <= most * nearShare ? 'near' : 'ok'
  const rest = state === 'ok' ? '' : t(left < 0 ? 'kit.richText.over' : 'kit.richText.left', { count: Math.abs(left) })
  const said = useAfterPause(rest)
  return (
    <Box
      data-count={state}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'end',
        alignItems: 'center',
        columnGap: 1,
        px: 2,
        pb: 0.5,
        typography: 'caption',
        color: { ok: 'text.secondary', near: 'warning.main', over: 'error.main' }[state],
      }}
    >
      {rest !== '' && (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          <WarningIcon fontSize="inherit" aria-hidden />
          {rest}
        </Box>
      )}
      <span>{t('kit.richText.count', { count: number(count), max: number(most) })}</span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Box>
  )
}

function useAfterPause(text: string): string {
  const [said, setSaid] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
