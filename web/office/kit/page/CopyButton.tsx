import CheckIcon from '@mui/icons-material/Check'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../../i18n/useText.ts'
import { announce } from './announce.ts'

const shownMs = 2_000

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** True: shows its label, where copying is the main action. */
  readonly isWide?: boolean
}

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label, isWide = false }: CopyButtonProps) {
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
  const icon = copied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />
  if (isWide) {
    return (
      <Button variant="contained" startIcon={icon} onClick={() => void copy()} sx={{ justifySelf: 'start' }}>
        {copied ? t('kit.copied') : label}
      </Button>
    )
  }
  return (
    <Tooltip title={copied ? t('kit.copied') : label}>
      <IconButton onClick={() => void copy()} aria-label={label}>
        {icon}
      </IconButton>
    </Tooltip>
  )
}
