import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { CodeBoxes } from '../../../shared/phone/CodeBoxes.tsx'
import { useWrittenPhone } from '../../../shared/phone/useWrittenPhone.ts'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { useText } from '../../i18n/useText.ts'
import { useCommand } from '../../kit/command/useCommand.ts'
import { fieldErrorsOf } from '../../kit/form/fieldErrors.ts'

interface PhoneCodeFormProps {
  /** The number as it was typed. */
  readonly phone: string
  /** Returns whether a code was sent. */
  readonly onResend: () => Promise<boolean>
  /** Called when the phone was changed, or to change the number. */
  readonly onLeave: () => void
}

/** One box for each digit of the code. The last digit submits it. */
export function PhoneCodeForm({ phone, onResend, onLeave }: PhoneCodeFormProps) {
  const t = useText()
  const translate = useTranslate()
  const notify = useNotify()
  const { digits: count, validMinutes: minutes } = usePublicRules().phoneCode
  const written = useWrittenPhone(phone)
  const none = Array.from({ length: count }, () => '')
  const [digits, setDigits] = useState<readonly string[]>(none)
  const boxes = useRef<HTMLDivElement>(null)
  const focusFirst = () => boxes.current?.querySelector('input')?.focus()
  useEffect(focusFirst, [])
  const change = useCommand('account', 'phone', {
    id: ownRecord,
    onDone: () => {
      notify('account.phone.done', { type: 'success' })
      onLeave()
    },
  })
  const resend = useMutation({
    mutationFn: onResend,
    onSuccess: (isSent) => {
      clear()
      if (isSent) notify('account.phone.resent', { type: 'info' })
    },
  })
  const wrongCode = fieldErrorsOf(change.error)?.['code']
  const failure = resend.error ?? (wrongCode === undefined ? change.error : null)

  function clear() {
    change.reset()
    setDigits(none)
    focusFirst()
  }

  function send(given: readonly string[]) {
    resend.reset()
    if (given.includes('')) return focusFirst()
    change.mutate({ phone, code: given.join('') }, { onError: () => (setDigits(none), focusFirst()) })
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        send(digits)
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.phone.sent', { phone: written, minutes })}</Typography>
      <CodeBoxes
        ref={boxes}
        label={t('account.phone.code')}
        labelOf={(number) => t('account.phone.digit', { number, count })}
        digits={digits}
        error={wrongCode}
        disabled={change.isPending}
        onChange={(next) => {
          setDigits(next)
          if (!next.includes('')) send(next)
        }}
      />
      {failure && (
        <Alert severity="error" sx={{ width: 1 }}>
          {translate(failure.message)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={change.isPending}>
          {t('account.phone.confirm')}
        </Button>
        <Button variant="outlined" color="inherit" loading={resend.isPending} onClick={() => resend.mutate()}>
          {t('account.phone.resend')}
        </Button>
        <Button color="inherit" onClick={onLeave}>
          {t('account.phone.other')}
        </Button>
      </Box>
    </Box>
  )
}
