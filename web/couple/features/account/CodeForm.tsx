import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useErrorText } from '../../api/useErrorText.ts'
import { CodeBoxes, codeLength, noDigits } from './CodeBoxes.tsx'
import { ResendCode } from './ResendCode.tsx'
import type { SignInProgress } from './signInProgress.ts'
import { isWrongCode, useVerification } from './useVerification.ts'

interface CodeFormProps {
  readonly progress: SignInProgress
  readonly onBack: () => void
  readonly onResent: () => void
  /** The number is verified. */
  readonly onDone: () => void
}

/** Six boxes for the code; the sixth digit sends it. */
export function CodeForm({ progress, onBack, onResent, onDone }: CodeFormProps) {
  const { t } = useTranslation('account')
  const errorText = useErrorText()
  const [digits, setDigits] = useState(noDigits)
  const [incomplete, setIncomplete] = useState(false)
  const boxes = useRef<HTMLDivElement>(null)
  const focusFirst = () => boxes.current?.querySelector('input')?.focus()
  const verification = useVerification(progress.phone, onDone, () => {
    setDigits(noDigits)
    focusFirst()
  })
  useEffect(focusFirst, [])
  const submit = (given: readonly string[]) => {
    const code = given.join('')
    setIncomplete(code.length < codeLength)
    if (code.length < codeLength) return focusFirst()
    verification.verify(code)
  }
  const wrong = incomplete || isWrongCode(verification.error)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        submit(digits)
      }}
    >
      <Button onClick={onBack} startIcon={<ArrowBackIcon />} sx={{ ml: -2.5, mb: 1 }}>
        {t('code.back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('code.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        <Trans
          t={t}
          i18nKey="code.introduction"
          values={{ phone: progress.typed }}
          components={{ phone: <Box component="strong" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }} /> }}
        />
      </Typography>
      <CodeBoxes
        ref={boxes}
        digits={digits}
        error={wrong ? t('code.invalid') : undefined}
        disabled={verification.isPending}
        onChange={(next) => {
          setDigits(next)
          setIncomplete(false)
          if (next.join('').length === codeLength) submit(next)
        }}
      />
      {verification.error !== null && !isWrongCode(verification.error) && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('error', { error: errorText(verification.error) })}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={verification.isPending}
        sx={{ mt: 3, width: { xs: '100%', sm: 'auto' }, minWidth: 240 }}
      >
        {t('code.submit')}
      </Button>
      <ResendCode progress={progress} onResent={onResent} />
    </Box>
  )
}
