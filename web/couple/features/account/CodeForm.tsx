import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeBoxes } from '../../../shared/phone/CodeBoxes.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { textButtonOutdent } from '../../layout/textButtonOutdent.ts'
import { ResendCode } from './ResendCode.tsx'
import { Submission } from './Submission.tsx'
import type { SignInProgress } from './signInProgress.ts'
import { isWrongCode, useVerification } from './useVerification.ts'

/** A placeholder that occurs in no text. */
const placeOfPhone = '\u0000'

interface CodeFormProps {
  readonly progress: SignInProgress
  readonly onBack: () => void
  readonly onResent: () => void
  /** Called when the number is verified. */
  readonly onDone: () => void
}

/** One box for each digit of the code. The last digit submits it. */
export function CodeForm({ progress, onBack, onResent, onDone }: CodeFormProps) {
  const { t } = useTranslation('account')
  const { digits: codeLength, validMinutes } = usePublicRules().phoneCode
  const noDigits = Array.from({ length: codeLength }, () => '')
  const [digits, setDigits] = useState<readonly string[]>(noDigits)
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
  const wrongCode = isWrongCode(verification.error)
  const [before, after] = t('code.introduction', { phone: placeOfPhone, digits: codeLength, minutes: validMinutes }).split(placeOfPhone)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        submit(digits)
      }}
    >
      <Button onClick={onBack} startIcon={<ArrowBackIcon />} sx={{ ml: textButtonOutdent, mb: 1 }}>
        {t('code.back')}
      </Button>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('code.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {before}
        <Box component="strong" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
          {progress.typed}
        </Box>
        {after}
      </Typography>
      <CodeBoxes
        ref={boxes}
        label={t('code.label', { digits: codeLength })}
        labelOf={(number) => t('code.digit', { number, count: codeLength })}
        digits={digits}
        error={incomplete || wrongCode ? t('code.invalid') : undefined}
        disabled={verification.isPending}
        onChange={(next) => {
          setDigits(next)
          setIncomplete(false)
          if (next.join('').length === codeLength) submit(next)
        }}
      />
      <Submission label={t('code.submit')} isPending={verification.isPending} error={wrongCode ? null : verification.error} />
      <ResendCode
        progress={progress}
        onResent={() => {
          onResent()
          // Disables the button again, and moves the focus to the code.
          focusFirst()
        }}
      />
    </Box>
  )
}
