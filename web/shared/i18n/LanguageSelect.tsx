import LanguageIcon from '@mui/icons-material/Language'
import Box from '@mui/material/Box'
import type { ChangeEvent } from 'react'
import type { Country } from '../../../src/domain/locale.ts'
import { isOffered } from '../../../src/domain/offeredLanguages.ts'
import { type InterfaceLanguage, interfaceLanguages, isInterfaceLanguage, languageNames } from './languages.ts'

interface LanguageSelectProps {
  readonly label: string
  readonly language: string
  /** Whose visitors choose. */
  readonly country: Country
  readonly onChange: (language: InterfaceLanguage) => void
}

/** Languages by their own names, in the browser's own select: it is the best one on every phone. */
export function LanguageSelect({ label, language, country, onChange }: LanguageSelectProps) {
  // Somebody may have come by an address that asks for another one.
  const choices = interfaceLanguages.filter((each) => isOffered(each, country) || each === language)
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <LanguageIcon fontSize="small" sx={{ position: 'absolute', left: 8, pointerEvents: 'none', color: 'text.secondary' }} aria-hidden />
      <Box
        component="select"
        aria-label={label}
        value={language}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => {
          if (isInterfaceLanguage(target.value)) onChange(target.value)
        }}
        sx={{
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 0,
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
    </Box>
  )
}
