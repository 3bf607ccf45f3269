import CheckIcon from '@mui/icons-material/Check'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { announce } from './announce.ts'

const shownMs = 2_000

/** Puts a text on the clipboard, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useText()
  const notify = useNotify()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      announce(t('kit.copied'))
    } catch {
      notify('kit.copyFailed', { type: 'warning' })
    }
  }
  return (
    <Tooltip title={copied ? t('kit.copied') : label}>
      <IconButton onClick={() => void copy()} aria-label={label}>
        {copied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
