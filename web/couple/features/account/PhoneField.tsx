import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhoneInput } from 'react-international-phone'
import { useSite } from '../../site/SiteProvider.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import { completeNumber } from './completeNumber.ts'

export interface TypedPhone {
  readonly text: string
  /** ISO code in lower case. */
  readonly country: string
}

interface PhoneFieldProps {
  /** What the person had typed before a reload. */
  readonly initial: string
  readonly onChange: (phone: TypedPhone) => void
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
}

/** A phone number with its country, written as people write it there while it is typed. */
export function PhoneField({ initial, onChange, error, inputRef }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  const site = useSite()
  // The hook takes a changed value for a new one, and begins anew.
  const [value] = useState(initial)
  const {
    inputValue,
    country,
    setCountry,
    handlePhoneValueChange,
    inputRef: own,
  } = usePhoneInput({
    defaultCountry: site.country.toLowerCase(),
    value,
    forceDialCode: true,
    allowMaskOverflow: true,
  })
  const tell = useRef(onChange)
  tell.current = onChange
  useLayoutEffect(() => tell.current({ text: inputValue, country: country.iso2 }), [inputValue, country.iso2])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target
    const { inputType, data } = event.nativeEvent as Partial<InputEvent>
    const byHand = inputType?.startsWith('delete') || inputType?.startsWith('history')
    const complete = byHand ? text : completeNumber(text, country.dialCode)
    const asTyped = byHand || (data?.length === 1 && complete === text)
    // A whole number, filled in by the browser or completed here, is to the hook as one that was pasted: it may bring its own country.
    handlePhoneValueChange({
      preventDefault: () => {},
      nativeEvent: asTyped ? event.nativeEvent : { inputType: 'insertFromPaste' },
      target: { value: complete, selectionStart: complete === text ? selectionStart : complete.length },
    } as ChangeEvent<HTMLInputElement>)
  }
  return (
    <TextField
      label={t('phone.label')}
      value={inputValue}
      onChange={type}
      inputRef={(input: HTMLInputElement | null) => {
        own.current = input
        if (typeof inputRef === 'function') inputRef(input)
        else if (inputRef) inputRef.current = input
      }}
      error={error !== undefined}
      helperText={error ?? t('phone.hint')}
      slotProps={{
        htmlInput: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
        formHelperText: { role: error === undefined ? undefined : 'alert' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <CountryPicker value={country.iso2} onChange={(iso2) => setCountry(iso2, { focusOnInput: true })} />
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
