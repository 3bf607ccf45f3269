import Box from '@mui/material/Box'
import type { ChangeEvent } from 'react'
import type { Country } from '../../../src/domain/locale.ts'
import { isOffered } from '../../../src/domain/offeredLanguages.ts'
import { GlobeIcon } from '../illustrations/GlobeIcon.tsx'
import { type InterfaceLanguage, interfaceLanguages, isInterfaceLanguage, languageNames } from './languages.ts'

interface LanguageSelectProps {
  readonly label: string
  readonly language: string
  /** Country of the person that chooses; it decides which languages are offered. */
  readonly country: Country
  /** Called with the choice. Without it the select is a field of a form. */
  readonly onChange?: (language: InterfaceLanguage) => void
  readonly name?: string
}

/** Lists each language by its own name. A native select works best on phones. */
export function LanguageSelect({ label, language, country, onChange, name }: LanguageSelectProps) {
  // The address may ask for a language that is not listed.
  const choices = interfaceLanguages.filter((each) => isOffered(each, country) || each === language)
  const value = onChange
    ? {
        value: language,
        onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
          if (isInterfaceLanguage(target.value)) onChange(target.value)
        },
      }
    : { defaultValue: language }
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <GlobeIcon fontSize="small" sx={{ position: 'absolute', left: 8, pointerEvents: 'none', color: 'text.secondary' }} aria-hidden />
      <Box
        component="select"
        key={onChange ? undefined : language}
        aria-label={label}
        name={name}
        autoComplete="off"
        {...value}
        sx={{
          font: 'inherit',
          // A phone's header has space for two letters only; they are rendered over the full name.
          color: { xs: 'transparent', sm: 'inherit' },
          width: { xs: 76, sm: 'auto' },
          '& option': { color: 'text.primary', bgcolor: 'background.paper' },
          bgcolor: 'transparent',
          border: 0,
          minWidth: 0,
          maxWidth: '100%',
          minHeight: 44,
          pl: 4.5,
          pr: 1,
          borderRadius: 1,
          cursor: 'pointer',
        }}
      >
        {choices.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' }, position: 'absolute', left: 36, pointerEvents: 'none' }}>
        {language.slice(0, 2).toUpperCase()}
      </Box>
    </Box>
  )
}
