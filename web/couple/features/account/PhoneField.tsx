import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputAdornment from '@mui/material/InputAdornment'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Country } from '../../../../src/domain/locale.ts'
import { useSite } from '../../site/SiteProvider.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import type { PhoneEntry } from './phoneEntry.ts'
import { usePhoneRules } from './usePhoneRules.ts'

export type TypedPhone = Pick<PhoneEntry, 'text' | 'country'>

/** Shown until the numbering plans are loaded. */
const homeCodes: Readonly<Record<Country, string>> = { FR: '33', BE: '32', GB: '44', DE: '49', IT: '39', ES: '34', PT: '351' }

interface PhoneFieldProps {
  /** Typed before a reload. */
  readonly initial: string
  readonly onChange: (phone: TypedPhone) => void
  readonly error: string | undefined
  readonly inputRef: Ref<HTMLInputElement>
}

/** A phone number with its country, formatted while it is typed. */
export function PhoneField({ initial, onChange, error, inputRef }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  const site = useSite()
  const id = useId()
  const rules = usePhoneRules()
  const [typed, setTyped] = useState<PhoneEntry>(() => {
    const text = initial || `+${homeCodes[site.country]} `
    return { text, caret: text.length, country: site.country }
  })
  const [written, setWritten] = useState(false)
  // Formats what was typed, autofilled or restored before the numbering plans were loaded.
  const entry = useMemo(() => (rules && !written ? rules.writtenAnew(typed) : typed), [rules, written, typed])
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  const take = (next: PhoneEntry) => {
    setTyped(next)
    setWritten(rules !== undefined)
    onChange(next)
  }
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(entry.caret, entry.caret)
  }, [entry])
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = target
    const caret = selectionStart ?? text.length
    const { inputType = '' } = nativeEvent as Partial<InputEvent>
    if (!rules) return take({ ...entry, text, caret })
    // Undo and redo replace the whole text, so it is formatted from scratch.
    const before = inputType.startsWith('history') ? { ...entry, text: '' } : entry
    const deleted = inputType.startsWith('delete') ? (inputType.endsWith('Forward') ? 'forward' : 'backward') : undefined
    take(rules.changePhone(before, { text, caret, ...(deleted && { deleted }) }))
  }
  const helperId = `${id}-helper`
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id} shrink>
        {t('phone.label')}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={t('phone.label')}
        notched
        value={entry.text}
        onChange={change}
        onBlur={() => rules && !/\d/.test(entry.text) && take(rules.emptyEntry(entry.country))}
        inputRef={input}
        type="tel"
        autoComplete="tel"
        inputProps={{ inputMode: 'tel', 'aria-describedby': helperId }}
        startAdornment={
          <InputAdornment position="start">
            <CountryPicker
              value={entry.country}
              rules={rules}
              onChange={(country) => {
                if (rules) take(rules.withCountry(entry, country))
                input.current?.focus()
              }}
            />
          </InputAdornment>
        }
      />
      <FormHelperText id={helperId} role={error === undefined ? undefined : 'alert'}>
        {error ?? t('phone.hint')}
      </FormHelperText>
    </FormControl>
  )
}
