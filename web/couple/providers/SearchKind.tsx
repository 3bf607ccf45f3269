import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { touchTarget } from '../../shared/theme/tokens.ts'
import type { ProviderSearch } from './providerSearch.ts'

interface SearchKindProps {
  readonly kind: ProviderSearch['kind']
  readonly onPick: (kind: ProviderSearch['kind']) => void
}

/** Whether planners or venues are searched. The browser's own radio buttons, because MUI's weigh 4 kB on a page that has no others. */
export function SearchKind({ kind, onPick }: SearchKindProps) {
  const { t } = useTranslation('providers')
  const name = useId()
  const kinds = [
    { value: 'planner', label: t('search.planners') },
    { value: 'venue', label: t('search.venues') },
  ] as const
  return (
    <Box component="fieldset" sx={{ gridColumn: '1 / -1', border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary' }}>
        {t('search.kind')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {kinds.map(({ value, label }) => (
          <Box
            key={value}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: touchTarget, cursor: 'pointer' }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={value}
              checked={kind === value}
              onChange={() => onPick(value)}
              sx={({ palette }) => ({ width: 20, height: 20, m: 0, accentColor: palette.primary.main })}
            />
            {label}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
